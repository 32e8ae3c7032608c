import { AreaLink, PortalLink } from '@portico/area/react';
import type { NewsItem } from '@portico/contracts';
import type { ReactNode } from 'react';

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
  if (item.linkType === 'outer' && item.url)
    return (
      <PortalLink target={{ link: item.url }} className={className} title={item.title}>
        {children}
      </PortalLink>
    );
  return (
    <AreaLink to="news/article" params={{ id: item.id }} className={className} title={item.title}>
      {children}
    </AreaLink>
  );
}
