import { pageAddress } from '@portico/area';
import { AreaLink, usePortal } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Art, Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import { sections } from '../model/sections.ts';
import * as css from './center-frame.module.css';

/** What every page of the personal center stands in: the person's band, and the index beside the page. */
export function CenterFrame({ current, children }: { current: string; children: ReactNode }) {
  const { plan, device, signOut } = usePortal();
  const { name } = usePerson();
  return (
    <div className={css.ground}>
      <header className={css.band}>
        <Art name="band" />
        <div className={css.person}>
          <h1>{name}</h1>
        </div>
      </header>
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
        <div className={css.body}>{children}</div>
      </div>
    </div>
  );
}
