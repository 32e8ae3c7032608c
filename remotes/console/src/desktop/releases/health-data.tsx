import type { ReleaseHealth } from '@portico/contracts/console';
import { ticksByTime } from '../../model/failure-lines.ts';
import * as css from '../../ui/console.module.css';
import { TableHead } from '../../ui/table/table-head.tsx';
import * as own from './releases.module.css';

const tickColumns = ['时间', ...['新版打开', '新版出错', '旧版打开', '旧版出错'].map((name) => ({ name, isNumber: true }))];

/** What the chart is drawn from: each look of the portal, then the tabs by five minutes. */
export function HealthData({ health, build, before }: { health: ReleaseHealth; build: string; before: string }) {
  return (
    <>
      {health.looks.length > 0 && (
        <table className={css.table} aria-label="门户的每次检查">
          <TableHead columns={['检查', '新版出错', '旧版出错', 'p', '允许', '结论']} />
          <tbody>
            {health.looks.map((look) => (
              <tr key={look.time}>
                <th scope="row">{look.time.slice(5, 16)}</th>
                <td>
                  {look.failed} / {look.tabs}
                </td>
                <td>
                  {look.failedBefore} / {look.tabsBefore}
                </td>
                <td>{look.p.toExponential(1)}</td>
                <td>{look.allowed.toExponential(1)}</td>
                <td>{look.worse ? '明显变差' : '没有明显变差'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: rows that are longer than their place are moved by the keyboard */}
      <section className={own.ticks} aria-label="每五分钟打开和出错的页面" tabIndex={0}>
        <table className={css.table}>
          <TableHead columns={tickColumns} />
          <tbody>
            {ticksByTime(health.ticks, build, before).map(({ time, fresh, old }) => (
              <tr key={time}>
                <th scope="row">{time.slice(5, 16)}</th>
                <td className={css.number}>{fresh?.tabs ?? '—'}</td>
                <td className={css.number}>{fresh?.failed ?? '—'}</td>
                <td className={css.number}>{old?.tabs ?? '—'}</td>
                <td className={css.number}>{old?.failed ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
