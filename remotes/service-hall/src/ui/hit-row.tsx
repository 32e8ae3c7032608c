import { PortalLink } from '@portico/area/react';
import type { SearchHit } from '@portico/contracts';
import { useDevice } from '@portico/session';
import { fullDate, ServiceIcon } from '@portico/ui';
import { services } from '../api.ts';
import { kinds } from '../model/search-address.ts';
import { Highlighted } from './highlighted.tsx';
import * as css from './search.module.css';

/** One thing that was found; services and systems with their icon, texts with kind, department and day. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const mobile = useDevice() === 'mobile';
  const { target, type } = hit;
  const link = mobile ? target.mobileLink || target.link : target.link;
  const work = type === 'service' || type === 'business';
  const open = () => {
    if (type === 'business') services.hit({ appId: hit.id }, { quiet: true }).catch(() => undefined);
  };
  return (
    <li className={css.hit} data-work={work || undefined}>
      {work && <ServiceIcon name={hit.icon ?? ''} size={mobile ? 30 : 34} />}
      <div className={css.words}>
        <h3 className={css.title}>
          {link ? (
            <PortalLink target={{ ...target, link }} onClick={open}>
              <Highlighted hit={hit} field="title" />
            </PortalLink>
          ) : (
            <Highlighted hit={hit} field="title" />
          )}
        </h3>
        <p className={work ? css.meta : css.summary}>
          <Highlighted hit={hit} field="summary" />
        </p>
        {!work && <p className={css.meta}>{[kinds[type], hit.deptName, hit.time && fullDate(hit.time)].filter(Boolean).join('　')}</p>}
      </div>
    </li>
  );
}
