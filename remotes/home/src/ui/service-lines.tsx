import { PortalLink } from '@portico/area/react';
import type { ServiceItem } from '@portico/contracts';
import { useDevice, usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import { countOpening, serviceCell } from '@portico/ui/services';
import * as css from './service-lines.module.css';

/** Services as plain lines; a lock marks what needs signing in, and what is closed says so. */
export function ServiceLines({ services }: { services: readonly ServiceItem[] }) {
  const guest = usePerson().isGuest;
  const mobile = useDevice() === 'mobile';
  return (
    <ul>
      {services.map((service) => {
        const { id, name, target, locked, badge } = serviceCell(service, { guest, mobile });
        const content = (
          <>
            <span className={css.name} title={name}>
              {name}
            </span>
            {locked ? (
              <span className={css.end}>
                <Icon name="lock" size={14} />
                <span className="visually-hidden">登录后办理</span>
              </span>
            ) : (
              service.status !== 'on' && <span className={css.end}>{badge?.text}</span>
            )}
          </>
        );
        return (
          <li key={id}>
            {target ? (
              <PortalLink target={target} className={css.line} onClick={() => countOpening(id)}>
                {content}
              </PortalLink>
            ) : (
              <div className={css.line}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
