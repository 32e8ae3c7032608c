import { useNavigate, useSearchParams } from '@portico/area/react';
import type { AuditRow } from '@portico/contracts/console';
import { Fragment, type KeyboardEvent } from 'react';
import { outcomeInWords, withFilter } from '../../model/audit-filters.ts';
import { roleInWords } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
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
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-row]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (at < 0 || next === undefined || !buttons[next]) return;
    event.preventDefault();
    buttons[next].focus();
  };
  return (
    <table className={`${css.table} ${own.table}`} onKeyDown={keys}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">谁</th>
          <th scope="col">做了什么</th>
          <th scope="col">对象</th>
          <th scope="col">原因</th>
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {records.map((row) => {
          const isOpen = row.id === opened;
          return (
            <Fragment key={row.id}>
              <tr data-open={isOpen || undefined}>
                <td>
                  <button type="button" data-row className={own.time} aria-expanded={isOpen} onClick={() => open(isOpen ? '' : row.id)}>
                    {row.time.slice(5)}
                  </button>
                </td>
                <td>
                  {row.who}
                  <small>{roleInWords(row.role)}</small>
                </td>
                <td>{row.name}</td>
                <td>
                  {row.objectName}
                  <small>{row.fid ? me?.schools.find(({ fid }) => fid === row.fid)?.unitName : '所有学校'}</small>
                </td>
                <td className={own.reason}>{row.reason}</td>
                <td className={row.outcome === 'done' ? css.quiet : css.danger}>{outcomeInWords(row.outcome)}</td>
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={6} className={own.opened}>
                    <AuditDetail id={row.id} acting={acting} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
