import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { BottomMedium } from '@portico/contracts';
import { useSchool } from '@portico/session';
import { Icon, SectionHead } from '@portico/ui';
import { qrAddress } from '@portico/ui/qr-address';
import { config } from '../../api.ts';
import * as css from './links-section.module.css';

/** Where the school is found elsewhere: its groups of links, and its accounts as the school wants them shown. */
export function LinksSection() {
  const { bottomMediaStyle } = useSchool();
  const groups = useQuery(config.bottomLinks.query()).data?.filter(({ links }) => links.length > 0) ?? [];
  const all = useQuery({ ...config.bottomMedia.query({ style: bottomMediaStyle }), enabled: bottomMediaStyle > 0 }).data ?? [];
  const codes = bottomMediaStyle === 2 ? [] : all.filter(({ qrUrl }) => qrUrl);
  const accounts = bottomMediaStyle === 1 ? [] : all.filter(({ url }) => url);
  if (groups.length + codes.length + accounts.length === 0) return null;
  return (
    <section>
      <SectionHead title="链接与账号" />
      <div className={css.columns}>
        {groups.map(({ id, groupName, links }) => (
          <div key={id}>
            <h3>{groupName}</h3>
            <ul>
              {links.map(({ id: linkId, name, url, isFrame }) => (
                <li key={linkId}>
                  <PortalLink target={{ link: url, isFrame }} className={css.link}>
                    {name}
                  </PortalLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {codes.map((medium) => (
          <figure key={medium.id} className={css.code}>
            <img src={qrAddress(medium)} alt={`${medium.name}二维码`} width={84} height={84} loading="lazy" />
            <figcaption>{medium.name}</figcaption>
          </figure>
        ))}
        {accounts.length > 0 && (
          <ul aria-label="账号">
            {accounts.map((medium) => (
              <li key={medium.id}>
                <Account medium={medium} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Account({ medium: { name, type, url = '' } }: { medium: BottomMedium }) {
  return (
    <PortalLink target={{ link: url }} className={css.account}>
      <Icon name={type === 'wechat' ? 'wechat' : 'share'} size={18} />
      {name}
    </PortalLink>
  );
}
