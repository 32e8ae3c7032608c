import { PageHead, PageTabs } from '@portico/ui/desktop';
import type { Center } from '../ui/use-center.ts';
import * as css from './center-page.module.css';

/** The title, and the kinds of tasks with their counts. */
export function CenterHead({ center: { tabs, tab, rows } }: { center: Center }) {
  const sources = rows.first.data?.sources.length ?? 0;
  const entries = tabs.map(({ key, name, count, to }) => ({
    key,
    to,
    name: count === undefined ? name : <Counted name={name} count={count} />,
  }));
  return (
    <PageHead title="任务中心">
      <PageTabs label="任务类型" entries={entries} current={tab} />
      {sources > 0 && <p className={css.from}>来自 {sources} 个系统</p>}
    </PageHead>
  );
}

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name} <span className={css.count}>{count}</span>
    </>
  );
}
