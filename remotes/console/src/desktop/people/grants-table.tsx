import type { ConsoleGrant } from '@portico/contracts/console';
import { Tag } from '@portico/ui';
import { useState } from 'react';
import { roleNames } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { OpenableRow, RowButton } from '../../ui/table/openable-row.tsx';
import { moveBetweenRows } from '../../ui/table/row-keys.ts';
import { TableHead } from '../../ui/table/table-head.tsx';
import { GrantPanel } from './grant-panel.tsx';
import * as own from './people.module.css';

/** The grants of a school, with what each allows. */
export function GrantsTable({ list, acting, canAct }: { list: readonly ConsoleGrant[]; acting: ConsoleAct; canAct: boolean }) {
  const [opened, setOpened] = useState<{ id: string; what: 'take' | 'agree' }>();
  const toggle = (id: string, what: 'take' | 'agree') => setOpened(opened?.id === id && opened.what === what ? undefined : { id, what });
  return (
    <table className={css.table} onKeyDown={moveBetweenRows}>
      <TableHead columns={['姓名', '角色', '范围', '授予', '最近使用']} acts />
      <tbody>
        {list.map((grant) => {
          const {
            id,
            name,
            account,
            unitName,
            role,
            fid,
            departments,
            mayReview,
            until,
            by,
            reason,
            time,
            waiting,
            lastUsed,
            unused,
            fixed,
          } = grant;
          const scope = fid === '' ? '所有学校' : departments.length > 0 ? departments.map((each) => each.name).join('、') : '本校';
          const isOpen = (what: 'take' | 'agree') => opened?.id === id && opened.what === what;
          return (
            <OpenableRow
              key={id}
              columns={6}
              opened={
                opened?.id === id && <GrantPanel grant={grant} what={opened.what} acting={acting} onEnd={() => setOpened(undefined)} />
              }
            >
              <th scope="row">
                <span className={css.pair}>
                  {name}
                  <small>{account}</small>
                </span>
                {unitName && <small className={`${css.below} ${own.unit}`}>{unitName}</small>}
              </th>
              <td>
                {roleNames[role]} {mayReview && <Tag>可审核</Tag>} {waiting && <Tag tone="warning">待另一位管理员同意</Tag>}
                <small className={css.below}>{grant.may.join('；')}</small>
              </td>
              <td>
                {scope}
                <small className={css.below}>{until ? `到 ${until}` : '长期'}</small>
              </td>
              <td>
                <span className={css.tight}>{time.slice(0, 10)}</span>
                <small className={`${css.below} ${own.reason}`} title={reason}>
                  {by.split(' ')[0]} {reason}
                </small>
              </td>
              <td className={css.tight}>
                {lastUsed?.slice(5, 16) ?? <span className={css.quiet}>没有</span>} {unused && <Tag tone="warning">90 天未用</Tag>}
              </td>
              <td className={css.number}>
                {canAct && fixed && <span className={css.quiet}>{fixed}</span>}
                {canAct && !fixed && (
                  <span className={css.acts}>
                    {waiting && (
                      <RowButton about={name} isOpen={isOpen('agree')} onClick={() => toggle(id, 'agree')}>
                        同意
                      </RowButton>
                    )}
                    <RowButton about={`${name} 的 ${roleNames[role]}`} isOpen={isOpen('take')} onClick={() => toggle(id, 'take')}>
                      收回
                    </RowButton>
                  </span>
                )}
              </td>
            </OpenableRow>
          );
        })}
      </tbody>
    </table>
  );
}
