import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { BusinessSystem } from '@portico/contracts';
import { useDevice, usePerson } from '@portico/session';
import { Badge, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { countOpening, serviceTarget } from '@portico/ui/services';
import { services } from '../../api.ts';
import { systemsInput } from '../../model/first-inputs.ts';
import { systemsShown } from '../../model/service-lists.ts';
import { MoreLink } from '../more-link.tsx';
import * as css from './ruled-list.module.css';

/** The business systems that are opened most, each with what waits there. */
export function SystemsSection() {
  const guest = usePerson().isGuest;
  const query = useQuery(services.businessSystems.query(systemsInput));
  // Systems are asked beside the page: none of them holds it up.
  const waiting = useQuery({ ...services.systemsUnread.query(), enabled: !guest });
  const unreadOf = (appId: string) => waiting.data?.find((system) => system.appId === appId)?.unread ?? 0;
  return (
    <section>
      <SectionHead title="业务系统" more={<MoreLink to="service-hall/systems">全部</MoreLink>} />
      <WhenLoaded
        query={query}
        what="业务系统"
        skeleton={<Skeleton rows={systemsShown / 2} picture={false} />}
        empty={<p className={css.empty}>暂时没有您可以使用的系统。</p>}
        isEmpty={(page) => page.records.length === 0}
      >
        {(page) => (
          <ul className={css.rows}>
            {page.records.map((system) => (
              <li key={system.appId}>
                <System system={system} unread={unreadOf(system.appId)} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}

function System({ system, unread }: { system: BusinessSystem; unread: number }) {
  const target = serviceTarget(system, { guest: usePerson().isGuest, mobile: useDevice() === 'mobile' });
  const content = (
    <>
      <span className={css.icon}>
        <Icon name="link" size={14} />
      </span>
      <span className={css.name} title={system.name}>
        {system.name}
      </span>
      {system.status === 'on' ? (
        unread > 0 ? (
          <span className={css.end}>
            <Badge count={unread} what="待处理" />
          </span>
        ) : (
          (system.applyUrl || system.networkScope === 'campus') && <span className={css.end}>{system.applyUrl ? '需申请' : '校园网'}</span>
        )
      ) : (
        <span className={css.end}>{system.statusText || '维护中'}</span>
      )}
    </>
  );
  if (!target) return <div className={css.row}>{content}</div>;
  return (
    <PortalLink target={target} className={css.row} onClick={() => countOpening(system.appId)}>
      {content}
    </PortalLink>
  );
}
