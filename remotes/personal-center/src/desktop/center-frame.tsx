import { pageAddress } from '@portico/area';
import { AreaLink, useFirstInput, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { Art, buttonLook, Icon, Tag } from '@portico/ui';
import type { ReactNode } from 'react';
import { person } from '../api.ts';
import { info } from '../model/first-calls.ts';
import { sections } from '../model/sections.ts';
import { dayWords, plainAddress } from '../model/words.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IdentityCode } from '../ui/identity-code.tsx';
import { useDays } from '../ui/use-days.ts';
import * as css from './center-frame.module.css';

/** What every page of the personal center stands in: the person's band, and the index beside the page. */
export function CenterFrame({ current, children }: { current: string; children: ReactNode }) {
  const { plan, device, signOut } = usePortal();
  return (
    <div className={css.ground}>
      <div className={css.band}>
        <Art name="band" className={css.art} />
        <div className={css.person}>
          <Avatar />
          <PersonLines />
          <IdentityCode name="电子身份码" />
          <AreaLink to="personal-center/security" {...buttonLook()}>
            <Icon name="gear" size={16} />
            账号与安全
          </AreaLink>
        </div>
      </div>
      <div className={css.columns}>
        <nav aria-label="个人中心">
          {sections
            .filter((section) => pageAddress(plan, device, section))
            .map(({ to, name: title, icon }) => (
              <AreaLink key={to} to={to} className={css.entry} aria-current={to === `personal-center/${current}` ? 'page' : undefined}>
                <Icon name={icon} />
                {title}
              </AreaLink>
            ))}
          <button type="button" className={css.entry} onClick={signOut}>
            <Icon name="exit" />
            退出登录
          </button>
        </nav>
        <div className={css.body} data-panels>
          {children}
        </div>
      </div>
    </div>
  );
}

/** What is known of the person besides the name may come later: its lines are kept free. */
function PersonLines() {
  const { name, account, userType, deptName, roles } = usePerson();
  const own = useQuery(person.info.query(useFirstInput(info))).data;
  const { today, yesterday } = useDays();
  const role = roles.find(({ current }) => current);
  return (
    <div className={css.lines}>
      <h1>{name}</h1>
      <p>{[deptName, [own?.major, own?.className].filter(Boolean).join(' '), own?.title].filter(Boolean).join('　')}</p>
      <p>
        {role && <Tag>{role.name}</Tag>}
        {userType === 'STUDENT' ? '学号' : '工号'} {account.toUpperCase()}
        {own?.lastLoginTime && `　上次登录 ${dayWords(own.lastLoginTime, today, yesterday)}`}
        {own?.lastLoginIp && `，${plainAddress(own.lastLoginIp)}`}
      </p>
    </div>
  );
}
