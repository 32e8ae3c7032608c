import { Link, PortalLink } from '@portico/area/react';
import type { InfoItem } from '@portico/contracts';
import type { ReactNode } from 'react';

/** The link of a row: a notice opens over the list, a document in its own system. */
export function RowTitle({
  item,
  to,
  keepsScroll,
  className,
  children,
}: {
  item: InfoItem;
  /** The address at which the notice is open. */
  to: string;
  keepsScroll?: boolean;
  className?: string;
  children: ReactNode;
}) {
  if (item.kind === 'document')
    return (
      <PortalLink target={item.target ?? { link: '' }} className={className} title={item.title}>
        {children}
      </PortalLink>
    );
  return (
    <Link to={to} className={className} title={item.title} preventScrollReset={keepsScroll}>
      {children}
    </Link>
  );
}
