import type { ReleaseHealth } from '@portico/contracts/console';
import { failureLine } from '../../model/failure-lines.ts';
import * as css from '../../ui/console.module.css';
import { TableHead } from '../../ui/table/table-head.tsx';
import * as own from './releases.module.css';

const vitals = [
  { name: 'LCP', title: 'LCP 秒', divisor: 1_000, digits: 2 },
  { name: 'INP', title: 'INP 毫秒', divisor: 1, digits: 0 },
  { name: 'CLS', title: 'CLS', divisor: 1, digits: 2 },
] as const;

/** The numbers of both builds side by side, with their difference. */
export function VitalsTable({ health, build, before }: { health: ReleaseHealth; build: string; before: string }) {
  const failed = (of: string) => failureLine(health.ticks, of).at(-1)?.failed ?? 0;
  const rows = [
    { title: '出错 %', fresh: failed(build), old: failed(before), digits: 1 },
    ...vitals.map(({ name, title, divisor, digits }) => {
      const value = (of: string) => {
        const p75 = health.vitals[of]?.[name]?.p75;
        return p75 === undefined ? null : p75 / divisor;
      };
      return { title, fresh: value(build), old: value(before), digits };
    }),
  ];
  const isWorse = health.looks.at(-1)?.worse ?? false;
  return (
    <table className={`${css.table} ${own.vitals}`} aria-label="指标">
      <TableHead columns={['指标', { name: '新', isNumber: true }, { name: '旧', isNumber: true }, { name: '差', isNumber: true }]} />
      <tbody>
        {rows.map(({ title, fresh, old, digits }) => {
          const difference = fresh === null || old === null ? null : fresh - old;
          return (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className={css.number}>{fresh?.toFixed(digits) ?? '—'}</td>
              <td className={css.number}>{old?.toFixed(digits) ?? '—'}</td>
              <td className={`${css.number} ${isWorse && difference !== null && title === rows[0]?.title ? css.danger : ''}`}>
                {difference === null ? '—' : `${difference > 0 ? '+' : ''}${difference.toFixed(digits)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
