import { decideLink } from '@portico/area';
import { createClient } from '@portico/client';
import { assistantContract } from '@portico/contracts';
import type { PortalAssistant } from './sdk-contract.ts';

const assistant = createClient(assistantContract);

/**
 * The page's interface for a robot: asks with the visitor's rights, opens links only by the portal's rule, and never to
 * a missing page.
 */
export function portalAssistant({
  guest,
  hasPage,
  open,
}: {
  guest: boolean;
  /** Whether an area has a page at this path now. */
  hasPage: (path: string) => boolean;
  open: (href: string) => void;
}): PortalAssistant {
  return {
    config: () => assistant.config({}, { quiet: true }),
    ask: (search, { signal, onWords }) =>
      assistant.ask({ search }, { quiet: true, signal, onPart: (part) => onWords(String((part as { words?: unknown }).words ?? '')) }),
    address(target) {
      const decision = decideLink(target, guest);
      if (decision.kind === 'refused') return undefined;
      if (decision.kind === 'inside' && !hasPage(decision.to.replace(/[?#].*$/, ''))) return undefined;
      if (decision.kind === 'new-tab') return { href: decision.href, outside: true };
      const login = guest && target.isLogin === 1;
      return { href: login ? `/login?redirect=${encodeURIComponent(decision.to)}` : decision.to, outside: false };
    },
    open(href) {
      if (decideLink({ link: href }, guest).kind === 'inside') open(href);
    },
  };
}
