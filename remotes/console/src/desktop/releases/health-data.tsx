import type { ReleaseHealth } from '@portico/contracts/console';
import { shortBuild } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';

/** What the chart is drawn from: each look of the portal, then the tabs by five minutes. */
export function HealthData({ health, build, before }: { health: ReleaseHealth; build: string; before: string }) {
  return (
    <>
      {health.looks.length > 0 && (
        <table className={css.table} aria-label="门户的每次检查">
          <thead>
            <tr>
              <th scope="col">检查</th>
              <th scope="col">新版出错</th>
              <th scope="col">旧版出错</th>
              <th scope="col">p</th>
              <th scope="col">允许</th>
              <th scope="col">结论</th>
            </tr>
          </thead>
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
      <table className={css.table} aria-label="每五分钟打开和出错的页面">
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">版本</th>
            <th scope="col" className={css.number}>
              打开
            </th>
            <th scope="col" className={css.number}>
              出错
            </th>
          </tr>
        </thead>
        <tbody>
          {health.ticks
            .filter(({ buildId }) => buildId === build || buildId === before)
            .map(({ time, buildId, tabs, failed }) => (
              <tr key={`${time} ${buildId}`}>
                <th scope="row">{time.slice(5, 16)}</th>
                <td className={css.build}>
                  {buildId === build ? '新' : '旧'} {shortBuild(buildId)}
                </td>
                <td className={css.number}>{tabs}</td>
                <td className={css.number}>{failed}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
