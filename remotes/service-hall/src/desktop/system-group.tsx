import { PortalLink } from '@portico/area/react';
import type { BusinessSystem } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { Badge, ServiceIcon, Tag } from '@portico/ui';
import { type ServiceCell, serviceCell, serviceTarget } from '@portico/ui/services';
import { type Access, accessNames, accessOf, type SystemGroup as Group } from '../model/systems.ts';
import * as css from './systems-page.module.css';

interface Actions {
  unread: ReadonlyMap<string, number>;
  onOpen: (id: string) => void;
  onClosed: (service: ServiceCell) => void;
}

/** The systems of one heading, two to a row. */
export function SystemGroup({ name, systems, ...actions }: Group & Actions) {
  return (
    <section className={css.group} aria-label={name}>
      <h2>
        {name}
        <small>{systems.length} 个系统</small>
      </h2>
      <ul className={css.systems}>
        {systems.map((system) => (
          <li key={system.appId}>
            <System system={system} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One system: opens by the link rule, without the portal's token; signing in there is the system's own task. */
function System({ system, unread, onOpen, onClosed }: { system: BusinessSystem } & Actions) {
  const { isGuest } = usePerson();
  const { appId, name, icon, summary, deptName, applyUrl } = system;
  const access = accessOf(system);
  const content = (
    <>
      <ServiceIcon name={icon} />
      <span className={css.words}>
        <b>
          <span title={name}>{name}</span>
          <Badge count={unread.get(appId) ?? 0} what="待处理" />
        </b>
        <span title={summary || deptName}>{summary || deptName}</span>
      </span>
      <State access={access} />
    </>
  );
  if (access === 'maintain')
    return (
      <button type="button" className={css.system} onClick={() => onClosed(serviceCell(system, { guest: isGuest, mobile: false }))}>
        {content}
      </button>
    );
  const target = access === 'apply' && applyUrl ? { link: applyUrl } : serviceTarget(system, { guest: isGuest, mobile: false });
  if (!target) return <div className={css.system}>{content}</div>;
  return (
    <PortalLink target={target} className={css.system} onClick={() => access !== 'apply' && onOpen(appId)}>
      {content}
    </PortalLink>
  );
}

function State({ access }: { access: Access }) {
  if (access === 'open') return <span className={css.open}>{accessNames.open}</span>;
  if (access === 'apply')
    return (
      <span className={css.state}>
        <Tag tone="neutral">{accessNames.apply}</Tag>
        <span className={css.apply}>申请开通</span>
      </span>
    );
  return <Tag tone={access === 'maintain' ? 'warning' : 'info'}>{accessNames[access]}</Tag>;
}
