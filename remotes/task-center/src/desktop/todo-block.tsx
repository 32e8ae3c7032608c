import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead } from '@portico/ui';
import { TodoRows } from '../ui/todo-rows.tsx';
import { useTodo } from '../ui/use-todo.ts';
import * as css from './block.module.css';
import { BlockRow } from './block-row.tsx';

const sourcesShown = 4;

/** What waits for the person, the most pressing first, with the systems that it comes from. */
export function TodoBlock() {
  const { query, today, center } = useTodo();
  const sources = query.data?.sources ?? [];
  return (
    <section>
      <SectionHead
        title="待办"
        more={
          <AreaLink to="task-center/list">
            任务中心
            <Icon name="right" size={12} />
          </AreaLink>
        }
      >
        {query.data && (
          <ul className={css.sources} aria-label="来源系统">
            <li>
              <AreaLink to="task-center/list">全部 {query.data.total}</AreaLink>
            </li>
            {sources.slice(0, sourcesShown).map(({ sourceCode, sourceName, count }) => (
              <li key={sourceCode}>
                <AreaLink to="task-center/list" query={{ source: sourceCode }}>
                  {sourceName} {count}
                </AreaLink>
              </li>
            ))}
          </ul>
        )}
      </SectionHead>
      <TodoRows query={query} what="待办" most={6} empty={<Empty title="待办都处理完了" reason="各系统有新的任务时，会出现在这里。" />}>
        {(row) => <BlockRow key={row.key} row={row} today={today} center={center} />}
      </TodoRows>
    </section>
  );
}
