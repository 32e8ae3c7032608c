import { pageAddress, useNavigate, usePortal } from '@portico/area/react';
import type { NewsCategory } from '@portico/contracts';
import { Button } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { DatePicker } from '@portico/ui/mobile/controls';
import { type FormEvent, useState } from 'react';
import type { ListFilter } from '../model/list-filter.ts';
import type { DialogProps } from '../ui/dialog-button.tsx';
import * as css from './search-dialog.module.css';

/** Title and days of the articles wanted; the address holds them, so that going back restores the list. */
export function SearchDialog({ filter, column, onClose }: { filter: ListFilter; column: NewsCategory } & DialogProps) {
  const { plan, device } = usePortal();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(filter.keyword);
  const [start, setStart] = useState(filter.start);
  const [end, setEnd] = useState(filter.end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = { type: column.id, keyword: keyword.trim(), start, end };
    onClose();
    void navigate(pageAddress(plan, device, { to: 'news/list', query }) ?? '');
  };
  return (
    <Dialog title={`在“${column.name}”中查找`} onCancel={onClose}>
      <form className={css.form} aria-label="查找新闻" onSubmit={submit}>
        <label className={css.field}>
          标题
          <input
            name="keyword"
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </label>
        <DatePicker title="开始日期" value={start} latest={end || undefined} onChoose={setStart} />
        <DatePicker title="结束日期" value={end} earliest={start || undefined} onChoose={setEnd} />
        <DialogWays>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" kind="primary">
            查找
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}
