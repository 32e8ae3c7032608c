import { Link, PortalLink } from '@portico/area/react';
import { buttonLook, Icon, ServiceIcon, Tag } from '@portico/ui';
import type { ServiceActions, ServiceCell } from '@portico/ui/desktop';
import { Table, Tooltip } from '@portico/ui/desktop/controls';
import { memo } from 'react';
import * as css from './service-rows.module.css';

const columns = [
  { key: 'service', name: '服务' },
  { key: 'facts', name: '部门与时限', width: 250 },
  { key: 'ways', name: '办理', width: 190 },
];

/** Services as a table, with their ways in words. */
export function ServiceRows({ services, ...actions }: { services: readonly ServiceCell[] } & ServiceActions) {
  const rows = services.map((service) => ({
    key: service.id,
    cells: {
      service: <Name service={service} />,
      facts: (
        <p className={css.facts} title={service.meta}>
          {service.meta}
        </p>
      ),
      ways: <Ways service={service} {...actions} />,
    },
  }));
  return (
    <>
      <h2 className="visually-hidden">服务列表</h2>
      <Table label="服务列表" columns={columns} rows={rows} />
    </>
  );
}

const Name = memo(function Name({ service: { name, icon, badge, guide } }: { service: ServiceCell }) {
  return (
    <div className={css.name}>
      <ServiceIcon name={icon} />
      <h3 title={name}>
        {guide ? <Link to={guide}>{name}</Link> : name}
        {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
      </h3>
    </div>
  );
});

const Ways = memo(function Ways({ service, onOpen, onClosed, onCollect }: { service: ServiceCell } & ServiceActions) {
  const { id, name, target, locked, collected, closed } = service;
  return (
    <div className={css.ways}>
      {collected !== undefined && (
        <Tooltip text={collected ? '取消收藏' : '收藏'}>
          <button
            type="button"
            className={css.star}
            aria-label={`收藏 ${name}`}
            aria-pressed={collected}
            onClick={() => onCollect?.(id, !collected)}
          >
            <Icon name={collected ? 'starf' : 'star'} size={18} />
          </button>
        </Tooltip>
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
    </div>
  );
});
