import { useNavigate, useSearchParams } from '@portico/area/react';
import type { AuditRow } from '@portico/contracts/console';
import type { KeyboardEvent } from 'react';
import { outcomeInWords, withFilter } from '../../model/audit-filters.ts';
import { roleInWords } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { OpenableRow } from '../../ui/table/openable-row.tsx';
import { moveBetweenRows } from '../../ui/table/row-keys.ts';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './audit.module.css';
import { AuditDetail } from './audit-detail.tsx';

/** Rows of the log. Arrows move, Enter opens a row at its own address, Escape closes it. */
export function AuditTable({ records, opened, acting }: { records: readonly AuditRow[]; opened: string | null; acting: ConsoleAct }) {
  const { me } = useConsole();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/console/audit${withFilter(search, { open: id })}`, { preventScrollReset: true });
  const keys = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape' && opened) return open('');
    return moveBetweenRows(event);
  };
  return (
    <table className={css.table} onKeyDown={keys}>
      <TableHead columns={['时间', '谁', '做了什么', '对象', '原因', '结果']} />
      <tbody>
        {records.map((row) => {
          const isOpen = row.id === opened;
          return (
            <OpenableRow key={row.id} columns={6} opened={isOpen && <AuditDetail id={row.id} acting={acting} />}>
              <td>
                <button type="button" data-row className={own.time} aria-expanded={isOpen} onClick={() => open(isOpen ? '' : row.id)}>
                  {row.time.slice(5)}
                </button>
              </td>
              <td>
                <span className={css.pair}>
                  {row.who}
                  <small>{roleInWords(row.role)}</small>
                </span>
              </td>
              <td>{row.name}</td>
              <td>
                <span className={css.pair}>
                  {row.objectName}
                  <small>{row.fid ? me?.schools.find(({ fid }) => fid === row.fid)?.unitName : '所有学校'}</small>
                </span>
              </td>
              <td className={own.reason}>{row.reason}</td>
              <td className={row.outcome === 'done' ? css.quiet : css.danger}>{outcomeInWords(row.outcome)}</td>
            </OpenableRow>
          );
        })}
      </tbody>
    </table>
  );
}
