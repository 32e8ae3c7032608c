import { pageAddress } from '@portico/area';
import { AreaLink, usePortal } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { sections } from '../model/sections.ts';
import { consoleRoles, roleNames } from '../model/words.ts';
import { useConsole } from '../ui/use-console.ts';
import * as css from './console-frame.module.css';
import { useWaiting } from './use-waiting.ts';

/** The index of the console: the pages that this person may read, and how much is wrong or waits there. */
export function ConsoleIndex({ current, title }: { current: string; title: string }) {
  const { me, fid, school, right } = useConsole();
  const { plan, device } = usePortal();
  const waiting = useWaiting();
  const own = new Set((me?.grants ?? []).filter((grant) => grant.fid === '' || grant.fid === fid).map(({ role }) => role));
  const roles = consoleRoles.filter((role) => own.has(role)).map((role) => roleNames[role]);
  const shown = sections.filter(({ page, needs }) => right(needs) !== undefined && pageAddress(plan, device, { to: `console/${page}` }));
  return (
    <nav aria-label="管理台" className={css.index}>
      <div className={css.school}>
        <b>{title}</b>
        <span>{roles.join('　')}</span>
      </div>
      {shown.map(({ page, name, icon, group }) => {
        const count = waiting[page];
        return (
          <div key={page}>
            {group !== undefined && (group ? <h2>{group}</h2> : <hr />)}
            <AreaLink to={`console/${page}`} query={school} className={css.entry} aria-current={page === current ? 'page' : undefined}>
              <Icon name={icon} />
              {name}
              {count && (
                <i data-wrong={count.isWrong || undefined}>
                  {count.number}
                  <span className="visually-hidden">{count.isWrong ? '项异常' : '项待处理'}</span>
                </i>
              )}
            </AreaLink>
          </div>
        );
      })}
    </nav>
  );
}
