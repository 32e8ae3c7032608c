import { useKeptState, useSearchParams } from '@portico/area/react';
import { Button } from '@portico/ui';
import type { FormEvent } from 'react';
import * as css from './area.module.css';

/** The address holds the search; the typed text survives a hot swap. */
export function KeywordForm() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useKeptState('keyword', search.get('keyword') ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim() ? { keyword: typed.trim() } : {});
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <label className={css.field}>
        <span>关键词</span>
        <input type="search" maxLength={100} autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Button type="submit" kind="primary">
        查找
      </Button>
    </form>
  );
}
