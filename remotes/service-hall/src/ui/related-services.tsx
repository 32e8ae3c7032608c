import { AreaLink, PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { ServiceGuide } from '@portico/contracts';
import { useDevice, usePerson } from '@portico/session';
import { ServiceIcon } from '@portico/ui';
import { countOpening, serviceTarget } from '@portico/ui/services';
import { services } from '../api.ts';

const shown = 4;

/** Services of the same department, else of the same kind, that are used most. Nothing near: no card. */
export function RelatedServices({ guide, className, headClassName }: { guide: ServiceGuide; className?: string; headClassName?: string }) {
  const mobile = useDevice() === 'mobile';
  const { isGuest } = usePerson();
  const near = guide.deptId ? { deptId: guide.deptId } : { typeId: guide.typeIds[0] };
  const { data } = useQuery(services.services.query({ ...near, sort: 'hot', pageSize: shown + 1 }));
  const others = (data?.records ?? []).filter(({ appId }) => appId !== guide.appId).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <section className={className}>
      <div className={headClassName}>
        <h2>相关服务</h2>
      </div>
      <ul>
        {others.map((service) => {
          const { appId, name, icon, hasGuide } = service;
          const content = (
            <>
              <ServiceIcon name={icon} size={mobile ? 24 : 22} />
              {name}
            </>
          );
          const target = serviceTarget(service, { guest: isGuest, mobile });
          return (
            <li key={appId}>
              {hasGuide ? (
                <AreaLink to="service-hall/guide" params={{ id: appId }}>
                  {content}
                </AreaLink>
              ) : target ? (
                <PortalLink target={target} onClick={() => countOpening(appId)}>
                  {content}
                </PortalLink>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
