import { Link, useNavigate } from '@portico/area/react';
import { Button, buttonLook, Icon } from '@portico/ui';
import { DatePicker, Sheet } from '@portico/ui/mobile/controls';
import { type FormEvent, useState } from 'react';
import { type Sort, sorts } from '../model/task-address.ts';
import type { Center } from '../ui/use-center.ts';
import { Chips } from './chips.tsx';
import * as css from './mobile.module.css';

/** Words, days and order in a sheet; the address holds them. */
export function FilterSheet({ center: { wanted, addressOf, tab, isNarrowed, clearAddress } }: { center: Center }) {
  const navigate = useNavigate();
  const [{ start, end }, setDays] = useState({ start: wanted.start, end: wanted.end });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    void navigate(addressOf({ keyword, start, end, item: '' }), { replace: true });
  };
  const button = (
    <>
      <Icon name="search" size={18} />
      {isNarrowed ? '已筛选' : '筛选'}
    </>
  );
  return (
    <Sheet button={button} title="筛选任务" className={css.filter}>
      <form aria-label="筛选任务" className={css.form} onSubmit={submit}>
        <label className={css.keyword}>
          标题、发起人、编号
          <input name="keyword" type="search" maxLength={100} defaultValue={wanted.keyword} autoComplete="off" enterKeyHint="search" />
        </label>
        <DatePicker title="开始日期" value={start} latest={end || undefined} onChoose={(day) => setDays({ start: day, end })} />
        <DatePicker title="结束日期" value={end} earliest={start || undefined} onChoose={(day) => setDays({ start, end: day })} />
        {tab !== 'approvals' && (
          <Chips
            label="排序"
            entries={(Object.keys(sorts) as Sort[]).map((sort) => ({ key: sort, name: sorts[sort], to: addressOf({ sort }) }))}
            current={wanted.sort ?? 'time'}
          />
        )}
        <div className={css.formEnd}>
          <Link to={clearAddress} replace {...buttonLook()}>
            清空条件
          </Link>
          <Button type="submit" kind="primary">
            查看结果
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
