import type { AnchorHTMLAttributes } from 'react';
import { pageAddress } from '../address.ts';
import { Link } from './link.tsx';
import { usePortal } from './portal-context.ts';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to another area's page, by name. Plain text where that area is off. */
export function AreaLink({
  to,
  params,
  query,
  ...anchor
}: Anchor & { to: `${string}/${string}`; params?: Record<string, string>; query?: Record<string, string | number | undefined> }) {
  const { plan, device } = usePortal();
  const address = pageAddress(plan, device, { to, params, query });
  if (!address) return <span className={anchor.className}>{anchor.children}</span>;
  return <Link to={address} {...anchor} />;
}
