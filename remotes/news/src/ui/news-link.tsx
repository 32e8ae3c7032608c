import { AreaLink, PortalLink, usePortal } from '@portico/area/react';
import type { NewsItem } from '@portico/contracts';
import type { ReactNode } from 'react';
import { externalTarget } from '../model/external-target.ts';

/** The link of an article: inside the portal, or external by the portal's link rule. */
export function NewsLink({
  item,
  className,
  children,
}: {
  item: Pick<NewsItem, 'id' | 'title' | 'linkType' | 'url'>;
  className?: string;
  children: ReactNode;
}) {
  const { device } = usePortal();
  const target = externalTarget(item, device);
  if (target)
    return (
      <PortalLink target={target} className={className} title={item.title}>
        {children}
      </PortalLink>
    );
  return (
    <AreaLink to="news/article" params={{ id: item.id }} className={className} title={item.title}>
      {children}
    </AreaLink>
  );
}
