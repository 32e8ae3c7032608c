import { PortalLink } from '@portico/area/react';
import { ServiceIcon } from '../art/service-icon.tsx';
import type { ServiceActions, ServiceCell } from '../service-cell.ts';
import * as css from './mobile.module.css';

/** Services in two ruled columns from edge to edge. */
export function ServiceGrid({ services, onOpen }: { services: readonly ServiceCell[] } & Pick<ServiceActions, 'onOpen'>) {
  return (
    <ul className={css.grid}>
      {services.map((service) => (
        <li key={service.id} className={css.cell}>
          <Cell service={service} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Cell({ service, onOpen }: { service: ServiceCell; onOpen: ServiceActions['onOpen'] }) {
  const { name, icon, meta, target, locked } = service;
  const content = (
    <>
      <ServiceIcon name={icon} size={30} />
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        <span className={css.meta}>{meta}</span>
        {locked && <span className="visually-hidden">登录后办理</span>}
      </span>
    </>
  );
  if (!target) return <div className={`${css.service} ${css.closed}`}>{content}</div>;
  return (
    <PortalLink target={target} className={css.service} onClick={() => onOpen?.(service.id)}>
      {content}
    </PortalLink>
  );
}
