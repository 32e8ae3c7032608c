import { AreaLink } from '@portico/area/react';
import type { Overview } from '@portico/contracts/console';
import { counted } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { SectionLink } from '../section-link.tsx';
import { DayLine } from './day-line.tsx';

/** How each area fares. */
export function AreasTable({ areas, wrong }: Pick<Overview, 'areas' | 'wrong'>) {
  const { school } = useConsole();
  return (
    <section className={css.sheet} aria-label="区域">
      <div className={css.head}>
        <h2>区域</h2>
        <span className={css.meta}>按最近 24 小时</span>
        <SectionLink page="releases">版本</SectionLink>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">区域</th>
            <th scope="col">所有人的版本</th>
            <th scope="col">分配</th>
            <th scope="col" className={css.number}>
              打开的页面
            </th>
            <th scope="col" className={css.number}>
              出错
            </th>
            <th scope="col">24 小时打开</th>
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, title, buildId, share, tabs, failed, hours }) => {
            const halted = wrong.some(({ kind, to }) => kind === 'share' && to === `/console/releases/${area}`);
            return (
              <tr key={area}>
                <th scope="row">
                  <AreaLink to="console/release" params={{ area }} query={school} className={css.text}>
                    {title}
                  </AreaLink>
                </th>
                <td className={css.build}>{buildId}</td>
                <td>{share === null ? '100%' : `${100 - share}% + ${share}%`}</td>
                <td className={css.number}>{counted(tabs)}</td>
                <td className={css.number}>{counted(failed)}</td>
                <td>
                  <DayLine hours={hours} />
                </td>
                <td>
                  {halted ? <Mark tone="danger" /> : <Mark tone={share === null ? 'success' : 'info'} />}
                  {halted ? '已自动撤回' : share === null ? '正常' : `灰度 ${share}%`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
