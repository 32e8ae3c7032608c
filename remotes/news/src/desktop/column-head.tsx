import { pageAddress, useNavigate, usePortal } from '@portico/area/react';
import type { NewsCategory } from '@portico/contracts';
import { Icon, VisuallyHidden } from '@portico/ui';
import { PageHead, PageTabs } from '@portico/ui/desktop';
import type { FormEvent } from 'react';
import { ColumnsButton } from '../ui/columns-button.tsx';
import { topicsType, useTopics } from '../ui/use-topics.ts';
import * as css from './list-page.module.css';

/** The page's title, its columns and the topics as links, and the search in the current column. */
export function ColumnHead({ categories, current }: { categories: readonly NewsCategory[]; current: string | undefined }) {
  const { plan, device } = usePortal();
  const hasTopics = (useTopics().data?.length ?? 0) > 0 || current === topicsType;
  const shown = hasTopics ? [...categories, { id: topicsType, name: '专题' }] : categories;
  const entries = shown.map(({ id, name }) => ({
    key: id,
    name,
    to: pageAddress(plan, device, { to: 'news/list', query: { type: id } }) ?? '',
  }));
  return (
    <PageHead title="新闻中心">
      <PageTabs label="新闻栏目" entries={entries} current={current} />
      <ColumnsButton className={css.tool} />
      {current && current !== topicsType && <Search category={current} />}
    </PageHead>
  );
}

function Search({ category }: { category: string }) {
  const { plan, device } = usePortal();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const address = pageAddress(plan, device, { to: 'news/more', params: { id: category }, query: { keyword } });
    if (address) void navigate(address);
  };
  return (
    <form aria-label="搜索新闻" className={css.search} onSubmit={submit}>
      <label>
        <Icon name="search" size={16} />
        <VisuallyHidden>搜索本栏目的新闻</VisuallyHidden>
        <input name="keyword" type="search" maxLength={100} placeholder="搜索新闻" autoComplete="off" />
      </label>
    </form>
  );
}
