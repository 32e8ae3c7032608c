import { AreaLink } from '@portico/area/react';
import type { Overview } from '@portico/contracts/console';
import { counted } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { HoursLine } from '../hours-line.tsx';
import { SectionLink } from '../section-link.tsx';

const columns = [
  '区域',
  '所有人的版本',
  '分配',
  { name: '打开的页面', isNumber: true },
  { name: '出错', isNumber: true },
  { name: '出错率', isNumber: true },
  { name: 'LCP p75', isNumber: true },
  '24 小时打开',
  '状态',
];

const dayInWords = (hours: readonly number[]) =>
  `24 小时打开 ${hours.reduce((sum, each) => sum + each, 0)} 次，最多一小时 ${Math.max(0, ...hours)} 次`;

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
        <TableHead columns={columns} />
        <tbody>
          {areas.map(({ area, title, buildId, share, tabs, seen, failed, lcp, hours }) => {
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
                <td className={css.number}>{failed === 0 ? '0' : `${((failed / seen) * 100).toFixed(2)}%`}</td>
                <td className={css.number}>
                  {lcp === null ? <span className={css.quiet}>样本不足</span> : `${(lcp / 1_000).toFixed(2)} 秒`}
                </td>
                <td>
                  <HoursLine hours={hours} label={dayInWords(hours)} />
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
