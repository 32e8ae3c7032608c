import { Link, useNavigate } from '@portico/area/react';
import { Button, buttonLook, Icon, VisuallyHidden } from '@portico/ui';
import { Dropdown, RangePicker } from '@portico/ui/desktop/controls';
import type { FormEvent } from 'react';
import { type Sort, sorts } from '../model/task-address.ts';
import type { Center } from '../ui/use-center.ts';
import * as css from './filter-bar.module.css';

/** Words, days and order; the address holds them, so that going back restores them. */
export function FilterBar({ center: { wanted, addressOf, tab, isNarrowed, clearAddress } }: { center: Center }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    void navigate(addressOf({ keyword: text('keyword'), start: text('start'), end: text('end'), item: '' }));
  };
  return (
    <form aria-label="筛选任务" className={css.bar} onSubmit={submit}>
      <label className={css.keyword}>
        <Icon name="search" size={16} />
        <VisuallyHidden>搜索标题、发起人、编号</VisuallyHidden>
        <input
          name="keyword"
          type="search"
          maxLength={100}
          placeholder="搜索标题、发起人、编号"
          defaultValue={wanted.keyword}
          autoComplete="off"
        />
      </label>
      {tab !== 'approvals' && (
        <Dropdown
          label="排序"
          current={wanted.sort ?? 'time'}
          entries={(Object.keys(sorts) as Sort[]).map((sort) => ({ key: sort, name: sorts[sort], to: addressOf({ sort, item: '' }) }))}
        />
      )}
      <div className={css.days}>
        <span aria-hidden="true">{tab === 'approvals' || tab === 'mine' ? '提交日期' : '到达日期'}</span>
        <RangePicker labels={['开始日期', '结束日期']} names={['start', 'end']} value={{ start: wanted.start, end: wanted.end }} />
        <Button type="submit">筛选</Button>
        {isNarrowed && (
          <Link to={clearAddress} {...buttonLook({ kind: 'text' })}>
            清空条件
          </Link>
        )}
      </div>
    </form>
  );
}
