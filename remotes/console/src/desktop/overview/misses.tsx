import type { Overview } from '@portico/contracts/console';
import * as sheet from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import * as css from './overview.module.css';

/** What several people searched for and did not find. */
export function Misses({ misses }: Pick<Overview, 'misses'>) {
  const { me } = useConsole();
  if (misses.length === 0) return null;
  const nameOf = (fid: string) => (me && me.schools.length > 1 ? me.schools.find((each) => each.fid === fid)?.unitName : undefined);
  return (
    <section className={sheet.sheet} aria-label="搜不到的内容">
      <div className={sheet.head}>
        <h2>搜不到的内容</h2>
        <span className={sheet.meta}>近 7 天，至少三人搜过</span>
      </div>
      <div className={css.acts}>
        <table className={sheet.table}>
          <thead>
            <tr>
              <th scope="col">搜索词</th>
              <th scope="col" className={sheet.number}>
                人数
              </th>
            </tr>
          </thead>
          <tbody>
            {misses.map(({ fid, words, people }) => (
              <tr key={`${fid} ${words}`}>
                <th scope="row">
                  {words}
                  {nameOf(fid) && <small className={sheet.meta}> {nameOf(fid)}</small>}
                </th>
                <td className={sheet.number}>{people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
