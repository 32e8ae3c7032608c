import { Link, PortalLink } from '@portico/area/react';
import { buttonLook, Icon, ServiceIcon, Tag } from '@portico/ui';
import type { ServiceActions, ServiceCell } from '@portico/ui/desktop';
import { memo } from 'react';
import * as css from './service-rows.module.css';

/** Services one below the other, with their ways in words. */
export function ServiceRows({ services, ...actions }: { services: readonly ServiceCell[] } & ServiceActions) {
  return (
    <ul>
      {services.map((service) => (
        <Row key={service.id} service={service} {...actions} />
      ))}
    </ul>
  );
}

const Row = memo(function Row({ service, onOpen, onClosed, onCollect }: { service: ServiceCell } & ServiceActions) {
  const { id, name, icon, meta, badge, target, guide, locked, collected, closed } = service;
  return (
    <li className={css.row}>
      <ServiceIcon name={icon} />
      <div className={css.text}>
        <h3 title={name}>
          {guide ? <Link to={guide}>{name}</Link> : name}
          {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
        </h3>
        <p title={meta}>{meta}</p>
      </div>
      {collected !== undefined && (
        <button
          type="button"
          className={css.star}
          aria-label={`收藏 ${name}`}
          title={collected ? '取消收藏' : '收藏'}
          aria-pressed={collected}
          onClick={() => onCollect?.(id, !collected)}
        >
          <Icon name={collected ? 'starf' : 'star'} size={18} />
        </button>
      )}
      {target ? (
        <PortalLink target={target} {...buttonLook({ size: 's' })} aria-label={`去办理 ${name}`} onClick={() => onOpen?.(id)}>
          {locked && <Icon name="lock" size={14} />}
          去办理
        </PortalLink>
      ) : (
        <button type="button" className={css.closed} disabled={!closed} onClick={() => onClosed?.(service)}>
          暂停办理
        </button>
      )}
    </li>
  );
});
