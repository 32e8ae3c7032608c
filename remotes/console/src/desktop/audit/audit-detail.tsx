import { Link, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { Act } from '@portico/contracts/console';
import { buttonLook, Skeleton, WhenLoaded } from '@portico/ui';
import { audit } from '../../api.ts';
import { withFilter } from '../../model/audit-filters.ts';
import { differencesOf } from '../../model/differences.ts';
import { UndoButton } from '../../ui/act/undo-button.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './audit.module.css';

/** One row in full: what changed, from where, and the acts before and after on the same object. */
export function AuditDetail({ id, acting }: { id: string; acting: ConsoleAct }) {
  const { school } = useConsole();
  const [search] = useSearchParams();
  const query = useQuery(audit.read.query({ ...school, id }));
  return (
    <WhenLoaded query={query} what="这条记录" skeleton={<Skeleton rows={3} picture={false} />} empty={null}>
      {({ row, earlier, later }) => {
        const differences = differencesOf(row.before, row.after);
        const facts = [
          ['来自', row.address],
          ['设备', row.device],
          ['请求', row.requestId],
          ['原因', row.reason],
        ].filter(([, value]) => value);
        return (
          <div className={own.detail}>
            {differences.length > 0 ? (
              <table className={css.table} aria-label="变化">
                <TableHead columns={['字段', '之前', '之后']} />
                <tbody>
                  {differences.map(({ field, before, after }) => (
                    <tr key={field}>
                      <td className={css.quiet}>{field}</td>
                      <td>{before}</td>
                      <td>{after}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : (
              <p className={css.meta}>没有记录字段的变化。</p>
            )}
            <div className={own.facts}>
              <dl className={css.facts}>
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <Neighbour name="之前一次" act={earlier} />
              <Neighbour name="之后一次" act={later} />
              <div className={own.ways}>
                <UndoButton act={row} acting={acting} />
                {row.object && (
                  <Link to={`/console/audit${withFilter(search, { object: row.object })}`} {...buttonLook({ size: 's' })}>
                    同一对象的记录
                  </Link>
                )}
                <Link
                  to={`/console/audit${withFilter(new URLSearchParams(school), { from: row.time.slice(0, 10), to: row.time.slice(0, 10), open: id })}`}
                  {...buttonLook({ size: 's' })}
                >
                  这条记录的链接
                </Link>
              </div>
            </div>
          </div>
        );
      }}
    </WhenLoaded>
  );
}

function Neighbour({ name, act }: { name: string; act: Act | undefined }) {
  if (!act) return null;
  return (
    <p className={css.meta}>
      {name}：{act.time.slice(5, 16)} {act.who} {act.name}
    </p>
  );
}
