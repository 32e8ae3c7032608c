import { Link, PortalLink } from '@portico/area/react';
import { memo } from 'react';
import { Icon } from '../art/icon.tsx';
import { ServiceIcon } from '../art/service-icon.tsx';
import { Tag } from '../control/tag.tsx';
import type { ServiceActions, ServiceCell } from '../service-cell.ts';
import * as css from './service-table.module.css';

/** Services in one ruled sheet, three to a row. */
export function ServiceTable({ services, ...actions }: { services: readonly ServiceCell[] } & ServiceActions) {
  return (
    <ul className={css.table}>
      {services.map((service) => (
        <Tile key={service.id} service={service} {...actions} />
      ))}
    </ul>
  );
}

/** One of many: it is drawn again only when its own service changes. */
const Tile = memo(function Tile({ service, onOpen, onClosed, onCollect }: { service: ServiceCell } & ServiceActions) {
  return (
    <li className={css.cell} data-guide={service.guide && ''}>
      <Cell service={service} onOpen={onOpen} onClosed={onClosed} />
      {service.collected !== undefined && onCollect && (
        <button
          type="button"
          className={css.star}
          aria-label={`收藏 ${service.name}`}
          title={service.collected ? '取消收藏' : '收藏'}
          aria-pressed={service.collected}
          onClick={() => onCollect(service.id, !service.collected)}
        >
          <Icon name={service.collected ? 'starf' : 'star'} size={16} />
        </button>
      )}
      {service.guide && (
        <Link to={service.guide} className={css.guide} aria-label={`${service.name} 办事指南`}>
          指南
        </Link>
      )}
      {service.locked && (
        <span className={css.lock}>
          <Icon name="lock" size={16} />
        </span>
      )}
    </li>
  );
});

function Cell({ service, onOpen, onClosed }: { service: ServiceCell } & Pick<ServiceActions, 'onOpen' | 'onClosed'>) {
  const { name, icon, meta, badge, target, locked } = service;
  const content = (
    <>
      <ServiceIcon name={icon} />
      <span className={css.text}>
        <span className={css.name}>
          <span title={name}>{name}</span>
          {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
          {locked && <span className="visually-hidden">登录后办理</span>}
        </span>
        <span className={css.meta} title={meta}>
          {meta}
        </span>
      </span>
    </>
  );
  if (!target && service.closed && onClosed)
    return (
      <button type="button" className={`${css.link} ${css.closed}`} onClick={() => onClosed(service)}>
        {content}
      </button>
    );
  if (!target) return <div className={`${css.link} ${css.closed}`}>{content}</div>;
  return (
    <PortalLink target={target} className={css.link} onClick={() => onOpen?.(service.id)}>
      {content}
    </PortalLink>
  );
}
