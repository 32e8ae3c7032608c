import { Link, useNavigate } from '@portico/area/react';
import { Button, buttonLook } from '@portico/ui';
import { RangePicker } from '@portico/ui/desktop/controls';
import type { FormEvent } from 'react';
import { filterQuery, type ListFilter } from '../model/list-filter.ts';
import * as css from './more-page.module.css';

/** Title and days; the address holds the filter, so that going back restores it. */
export function FilterForm({ filter, filtered, path }: { filter: ListFilter; filtered: boolean; path: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    void navigate(path + filterQuery({ keyword: text('keyword'), start: text('start'), end: text('end'), page: 1 }));
  };
  return (
    <form aria-label="筛选新闻" className={css.filter} onSubmit={submit}>
      <label className={css.field}>
        <span>标题</span>
        <input className={css.keyword} name="keyword" type="search" maxLength={100} defaultValue={filter.keyword} autoComplete="off" />
      </label>
      <div className={css.field}>
        <span aria-hidden="true">发布日期</span>
        <RangePicker labels={['开始日期', '结束日期']} names={['start', 'end']} value={{ start: filter.start, end: filter.end }} />
      </div>
      <Button type="submit" kind="primary">
        筛选
      </Button>
      {filtered && (
        <Link to={path} {...buttonLook({ kind: 'text' })}>
          清空条件
        </Link>
      )}
    </form>
  );
}
