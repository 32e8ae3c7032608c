import { Link, PortalLink } from '@portico/area/react';
import { Icon, ServiceIcon, Tag } from '@portico/ui';
import type { ServiceActions, ServiceCell } from '@portico/ui/mobile';
import { memo } from 'react';
import * as css from './service-row.module.css';

/** One service of a long list: the row opens it, the star saves it. */
export const ServiceRow = memo(function ServiceRow({ service, onOpen, onClosed, onCollect }: { service: ServiceCell } & ServiceActions) {
  const { id, name, icon, meta, badge, target, guide, locked, collected, closed } = service;
  const content = (
    <>
      <ServiceIcon name={icon} size={30} />
      <span className={css.text}>
        <span className={css.name}>
          <span>{name}</span>
          {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
          {locked && <span className="visually-hidden">登录后办理</span>}
        </span>
        <span className={css.meta}>{meta}</span>
      </span>
    </>
  );
  return (
    <li className={css.row}>
      {target ? (
        <PortalLink target={target} className={css.link} onClick={() => onOpen?.(id)}>
          {content}
        </PortalLink>
      ) : closed ? (
        <button type="button" className={`${css.link} ${css.closed}`} onClick={() => onClosed?.(service)}>
          {content}
        </button>
      ) : (
        <div className={`${css.link} ${css.closed}`}>{content}</div>
      )}
      {guide && (
        <Link to={guide} className={css.tool} aria-label={`${name} 办事指南`}>
          <Icon name="info" size={20} />
        </Link>
      )}
      {collected !== undefined && (
        <button
          type="button"
          className={css.tool}
          aria-label={`收藏 ${name}`}
          aria-pressed={collected}
          onClick={() => onCollect?.(id, !collected)}
        >
          <Icon name={collected ? 'starf' : 'star'} size={20} />
        </button>
      )}
    </li>
  );
});
