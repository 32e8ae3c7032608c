import type { ConsoleGrant } from '@portico/contracts/console';
import { Tag } from '@portico/ui';
import { Fragment, useState } from 'react';
import { roleNames } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { GrantPanel } from './grant-panel.tsx';
import * as own from './people.module.css';

/** The grants of a school, with what each allows. */
export function GrantsTable({ list, acting, canAct }: { list: readonly ConsoleGrant[]; acting: ConsoleAct; canAct: boolean }) {
  const [opened, setOpened] = useState<{ id: string; what: 'take' | 'agree' }>();
  const toggle = (id: string, what: 'take' | 'agree') => setOpened(opened?.id === id && opened.what === what ? undefined : { id, what });
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">角色</th>
          <th scope="col">范围</th>
          <th scope="col">授予</th>
          <th scope="col">最近使用</th>
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
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
          return (
            <Fragment key={id}>
              <tr data-open={opened?.id === id || undefined}>
                <th scope="row">
                  {name}
                  <small className={own.small}>{[account, unitName].filter(Boolean).join('　')}</small>
                </th>
                <td>
                  {roleNames[role]} {mayReview && <Tag>可审核</Tag>} {waiting && <Tag tone="warning">待另一位管理员同意</Tag>}
                  <small className={own.below}>{grant.may.join('；')}</small>
                </td>
                <td className={own.tight}>
                  {scope}
                  <small className={own.below}>{until ? `到 ${until}` : '长期'}</small>
                </td>
                <td className={own.tight}>
                  {time.slice(0, 10)}
                  <small className={own.below}>
                    {by.split(' ')[0]} {reason}
                  </small>
                </td>
                <td className={own.tight}>
                  {lastUsed?.slice(5, 16) ?? <span className={css.quiet}>没有</span>} {unused && <Tag tone="warning">90 天未用</Tag>}
                </td>
                <td className={css.number}>
                  {canAct && fixed && <span className={css.quiet}>{fixed}</span>}
                  {canAct && !fixed && (
                    <span className={own.ways}>
                      {waiting && (
                        <button
                          type="button"
                          className={css.text}
                          aria-expanded={opened?.id === id && opened.what === 'agree'}
                          onClick={() => toggle(id, 'agree')}
                        >
                          同意<span className="visually-hidden"> {name}</span>
                        </button>
                      )}
                      <button
                        type="button"
                        className={css.text}
                        aria-expanded={opened?.id === id && opened.what === 'take'}
                        onClick={() => toggle(id, 'take')}
                      >
                        收回
                        <span className="visually-hidden">
                          {' '}
                          {name} 的 {roleNames[role]}
                        </span>
                      </button>
                    </span>
                  )}
                </td>
              </tr>
              {opened?.id === id && (
                <tr>
                  <td colSpan={6} className={own.opened}>
                    <GrantPanel grant={grant} what={opened.what} acting={acting} onEnd={() => setOpened(undefined)} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
