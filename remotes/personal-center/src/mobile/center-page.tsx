import { pageAddress } from '@portico/area';
import { AreaLink, usePortal } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import { sections } from '../model/sections.ts';
import * as css from './mobile.module.css';

export function CenterPage() {
  const { plan, device } = usePortal();
  const { name } = usePerson();
  return (
    <>
      <h1>{name}</h1>
      <nav className={css.list} aria-label="个人中心">
        {sections
          .filter((section) => section.to !== 'personal-center/center' && pageAddress(plan, device, section))
          .map(({ to, name: title, icon }) => (
            <AreaLink key={to} to={to}>
              <Icon name={icon} size={22} />
              {title}
              <Icon name="right" size={16} />
            </AreaLink>
          ))}
      </nav>
    </>
  );
}
