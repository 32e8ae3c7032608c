import { useNavigate, useSearchParams } from '@portico/area/react';
import type { AuditFilters } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { RangePicker, Select } from '@portico/ui/desktop/controls';
import type { FormEvent } from 'react';
import { actChoices, outcomeChoices, withFilter } from '../../model/audit-filters.ts';
import * as own from './audit.module.css';

/** The filters as a form: Enter in a field or 筛选 applies what is typed, a choice applies at once. */
export function AuditFilterRow({ filters }: { filters: AuditFilters }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (part: Parameters<typeof withFilter>[1]) => void navigate(`/console/audit${withFilter(search, part)}`);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    go({ who: text('who'), object: text('object'), address: text('address'), q: text('q') });
  };
  return (
    <form aria-label="筛选" className={own.filters} onSubmit={apply} key={search.toString()}>
      <RangePicker
        labels={['从', '到']}
        names={['from', 'to']}
        value={{ start: filters.from, end: filters.to }}
        onChange={({ start, end }) => start && end && go({ from: start, to: end })}
      />
      <Select label="做了什么" value={filters.act ?? ''} choices={actChoices} onChange={(act) => go({ act })} />
      <Select label="结果" value={filters.outcome ?? ''} choices={outcomeChoices} onChange={(outcome) => go({ outcome })} />
      <input name="who" aria-label="谁" placeholder="谁" maxLength={60} defaultValue={filters.who} />
      <input name="object" aria-label="对象" placeholder="对象" maxLength={100} defaultValue={filters.object} />
      <input
        name="address"
        aria-label="来源地址"
        placeholder="来源地址"
        maxLength={45}
        pattern="[\da-fA-F.:]*"
        title="只能是地址的开头，如 10.12."
        defaultValue={filters.address}
      />
      <input name="q" type="search" aria-label="对象、原因、请求编号" placeholder="对象、原因" maxLength={100} defaultValue={filters.q} />
      <Button type="submit">筛选</Button>
    </form>
  );
}
