import type { ReleaseRead } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { useState } from 'react';
import { mayChange } from '../../model/rights.ts';
import { shortTime } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { OpenableRow, RowButton } from '../../ui/table/openable-row.tsx';
import { moveBetweenRows } from '../../ui/table/row-keys.ts';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { ActivatePanel } from './activate-panel.tsx';
import { CompareBuilds } from './compare-builds.tsx';
import * as own from './releases.module.css';

const columns = ['版本', '交付', '签名', { name: '大小', isNumber: true }, { name: '比旧版', isNumber: true }, '保留'];
const first = 5;

/** The builds of an area; Enter on one opens 启用, arrows move between them. */
export function BuildsTable({ read, acting }: { read: ReleaseRead; acting: ConsoleAct }) {
  const { right } = useConsole();
  const { date } = useNow();
  const [opened, setOpened] = useState<{ buildId: string; what: 'activate' | 'compare' }>();
  const [isWhole, setWhole] = useState(false);
  const canActivate = ['releases.activate', 'releases.school', 'releases.preview'].some((name) => mayChange(right(name)));
  const builds = isWhole ? read.builds : read.builds.slice(0, first);
  const toggle = (buildId: string, what: 'activate' | 'compare') =>
    setOpened(opened?.buildId === buildId && opened.what === what ? undefined : { buildId, what });
  return (
    <section className={own.next} aria-label="构建">
      <div className={css.head}>
        <h3>构建</h3>
        <span className={css.meta}>
          最近 {builds.length} 个，共 {read.builds.length} 个
        </span>
        {read.builds.length > first && (
          <span className={css.more}>
            <button type="button" className={css.text} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? '收起' : '全部'}
            </button>
          </span>
        )}
      </div>
      <table className={css.table} onKeyDown={moveBetweenRows}>
        <TableHead columns={columns} acts />
        <tbody>
          {builds.map((build, index) => {
            const { buildId, publishTime, by, keyId, size, change, kept, development } = build;
            const before = read.builds[index + 1]?.buildId;
            const isOpen = opened?.buildId === buildId;
            return (
              <OpenableRow
                key={buildId}
                columns={columns.length + 1}
                opened={
                  isOpen &&
                  (opened.what === 'activate' ? (
                    <ActivatePanel read={read} build={build} acting={acting} onEnd={() => setOpened(undefined)} />
                  ) : (
                    before && <CompareBuilds area={read.area} build={buildId} before={before} />
                  ))
                }
              >
                <th scope="row" className={css.build}>
                  {buildId}
                </th>
                <td>
                  <span className={css.pair}>
                    {shortTime(publishTime, date)}
                    <small>{by.split(' ')[0]}</small>
                  </span>
                </td>
                <td className={css.build}>{keyId.slice(0, 8)}</td>
                <td className={`${css.number} ${css.tight}`}>{size} kB</td>
                <td className={css.number}>{change === null ? '—' : change > 0 ? `+${change}` : change}</td>
                <td>{[...(development ? ['开发构建'] : []), ...kept].join('、')}</td>
                <td className={css.number}>
                  <span className={css.acts}>
                    {before && (
                      <RowButton about={buildId} isOpen={isOpen && opened.what === 'compare'} onClick={() => toggle(buildId, 'compare')}>
                        对照
                      </RowButton>
                    )}
                    {canActivate && (
                      <RowButton about={buildId} isOpen={isOpen && opened.what === 'activate'} onClick={() => toggle(buildId, 'activate')}>
                        {isOpen && opened.what === 'activate' ? '收起' : '启用'}
                      </RowButton>
                    )}
                  </span>
                </td>
              </OpenableRow>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
