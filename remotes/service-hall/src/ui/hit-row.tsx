import { leadsSomewhere, PortalLink, usePortal } from '@portico/area/react';
import type { SearchHit } from '@portico/contracts';
import { useDevice, usePerson } from '@portico/session';
import { buttonLook, fullDate, ServiceIcon, Tag } from '@portico/ui';
import { openingTarget } from '@portico/ui/services';
import { services } from '../api.ts';
import { ways } from '../model/hall-address.ts';
import { kinds } from '../model/search-address.ts';
import { Highlighted } from './highlighted.tsx';
import * as css from './search.module.css';
import { useOpening } from './use-opening.tsx';

/**
 * One hit, with a link if an open area has its page; services and systems with their icon, texts with kind, department
 * and day.
 */
export function HitRow({ hit }: { hit: SearchHit }) {
  const { plan, device } = usePortal();
  const mobile = device === 'mobile';
  const { target, type } = hit;
  const elsewhere = mobile && hit.type === 'business' && hit.terminal === 'pc';
  const link = elsewhere ? '' : mobile ? target.mobileLink || target.link : target.link;
  const leads = leadsSomewhere(plan, device, link);
  const work = type === 'service' || type === 'business';
  const open = () => {
    if (type === 'business') services.hit({ appId: hit.id }, { quiet: true }).catch(() => undefined);
  };
  return (
    <li className={css.hit} data-work={work || undefined}>
      {work && <ServiceIcon name={hit.icon ?? ''} size={mobile ? 30 : 34} />}
      <div className={css.words}>
        <h3 className={css.title}>
          {leads ? (
            <PortalLink target={{ ...target, link }} onClick={open}>
              <Highlighted hit={hit} field="title" />
            </PortalLink>
          ) : (
            <Highlighted hit={hit} field="title" />
          )}
        </h3>
        <p className={work ? css.meta : css.summary}>
          <Highlighted hit={hit} field="summary" />
          {elsewhere && '　请在电脑端使用'}
        </p>
        {!work && <p className={css.meta}>{[kinds[type], hit.deptName, hit.time && fullDate(hit.time)].filter(Boolean).join('　')}</p>}
      </div>
      {hit.handleType && <HandleHit hit={hit} />}
    </li>
  );
}

/** How a service that was found is handled, and the way there; its name leads to the guide. */
function HandleHit({ hit: { id, title, handleType, handle, terminal } }: { hit: SearchHit }) {
  const mobile = useDevice() === 'mobile';
  const { isGuest } = usePerson();
  const { onOpen, dialog } = useOpening();
  const target = handle && openingTarget(handle, { guest: isGuest, mobile: mobile, terminal });
  return (
    <div className={css.handle}>
      {!mobile && handleType && <Tag tone={handleType === 'offline' ? 'neutral' : 'info'}>{ways[handleType]}</Tag>}
      {target && (
        <PortalLink target={target} {...buttonLook({ size: 's' })} aria-label={`办理 ${title}`} onClick={() => onOpen(id)}>
          办理
        </PortalLink>
      )}
      {dialog}
    </div>
  );
}
