import type { AnchorHTMLAttributes } from 'react';
import { onDevice } from '../address.ts';
import { decideLink, type LinkTarget } from '../link-target.ts';
import { Link } from './link.tsx';
import { usePortal } from './portal-context.ts';

/** A link to any address from the server, opened by the portal's one rule for links. */
export function PortalLink({
  target,
  ...anchor
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { target: LinkTarget }) {
  const { guest, plan, device } = usePortal();
  const decision = decideLink({ ...target, link: onDevice(plan, device, target.link) }, guest);
  if (decision.kind === 'refused') return <span className={anchor.className}>{anchor.children}</span>;
  if (guest && target.isLogin) {
    const back = decision.kind === 'new-tab' ? '' : `?redirect=${encodeURIComponent(decision.to)}`;
    return <Link to={`/login${back}`} {...anchor} />;
  }
  if (decision.kind === 'new-tab') return <a {...anchor} href={decision.href} target="_blank" rel="noopener noreferrer" />;
  return <Link to={decision.to} {...anchor} />;
}
