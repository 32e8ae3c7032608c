import type { ReleasePlace, ReleaseRead } from '@portico/contracts/console';
import { Empty } from '@portico/ui';
import { useState } from 'react';
import { backInWords, placeName } from '../../model/release-words.ts';
import { counted, shortBuild } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { OpenableRow, RowButton } from '../../ui/table/openable-row.tsx';
import { moveBetweenRows } from '../../ui/table/row-keys.ts';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './releases.module.css';
import { RollbackPanel } from './rollback-panel.tsx';

const columns = [
  '范围',
  '版本',
  '自',
  { name: '页面', isNumber: true },
  { name: '出错', isNumber: true },
  { name: 'LCP p75', isNumber: true },
  { name: 'INP p75', isNumber: true },
];
const few = 20;
const nowhere = '没有更早的版本可以回到';
const vital = ({ vitals, seen }: ReleasePlace, name: string, shown: (p75: number) => string) => {
  const measured = vitals[name];
  return measured && seen >= few ? shown(measured.p75) : <span className={css.quiet}>样本不足</span>;
};

/** Who gets which build, and 撤回 with where it leads. */
export function PlacesTable({ read, acting }: { read: ReleaseRead; acting: ConsoleAct }) {
  const { me, right } = useConsole();
  const [opened, setOpened] = useState<number>();
  const schools = me?.schools ?? [];
  const most = read.places.reduce((sum, { tabs }) => sum + tabs, 0);
  const needs = ({ kind }: ReleasePlace) =>
    kind === 'preview' ? 'releases.preview' : kind === 'school' ? 'releases.school' : 'releases.activate';
  const mayTakeBack = (place: ReleasePlace) => ['change', 'confirm'].includes(right(needs(place)) ?? '');
  if (read.places.length === 0) return <Empty title="还没有启用任何版本" reason="在下面的构建里选一个启用。" />;
  return (
    <section aria-label="谁在用哪个版本">
      <div className={css.head}>
        <h3>谁在用哪个版本</h3>
      </div>
      {most > 0 && (
        <div className={own.shares} aria-hidden="true">
          {read.places
            .filter(({ tabs }) => tabs > 0)
            .map((place) => (
              <span key={place.revision} data-kind={place.kind} style={{ flexGrow: place.tabs }}>
                {placeName(place, schools)} {shortBuild(place.buildId)}　{Math.round((place.tabs / most) * 100)}%
              </span>
            ))}
        </div>
      )}
      <table className={css.table} onKeyDown={moveBetweenRows}>
        <TableHead columns={columns} acts />
        <tbody>
          {read.places.map((place) => {
            const back = backInWords(place);
            const name = placeName(place, schools);
            return (
              <OpenableRow
                key={place.revision}
                columns={columns.length + 1}
                opened={
                  opened === place.revision && (
                    <RollbackPanel read={read} place={place} acting={acting} onEnd={() => setOpened(undefined)} />
                  )
                }
              >
                <th scope="row">{name}</th>
                <td className={css.build}>{shortBuild(place.buildId)}</td>
                <td>
                  <span className={css.pair}>
                    {place.since.slice(5, 16)}
                    <small>{place.by.split(' ')[0]}</small>
                    {place.until && <small>到 {place.until.slice(5, 16)}</small>}
                  </span>
                </td>
                <td className={css.number}>{counted(place.tabs)}</td>
                <td className={css.number}>
                  {place.failed} / {counted(place.seen)}
                </td>
                <td className={css.number}>{vital(place, 'LCP', (p75) => `${(p75 / 1_000).toFixed(2)} 秒`)}</td>
                <td className={css.number}>{vital(place, 'INP', (p75) => `${Math.round(p75)} 毫秒`)}</td>
                <td className={css.number}>
                  {mayTakeBack(place) && (
                    <RowButton
                      about={`${name}，${back ?? nowhere}`}
                      isOpen={opened === place.revision}
                      disabled={!back}
                      title={back ?? nowhere}
                      onClick={() => setOpened(opened === place.revision ? undefined : place.revision)}
                    >
                      {place.kind === 'preview' ? '结束' : '撤回'}
                    </RowButton>
                  )}
                </td>
              </OpenableRow>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
