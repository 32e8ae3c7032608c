import { decideLink } from '@portico/area';
import { createClient } from '@portico/client';
import { assistantContract } from '@portico/contracts';
import type { PortalAssistant } from './sdk-contract.ts';

const assistant = createClient(assistantContract);

/** What the page does for a robot: asks with the visitor's rights, and lets no link out but by the one rule. */
export function portalAssistant({ guest, open }: { guest: boolean; open: (href: string) => void }): PortalAssistant {
  return {
    config: () => assistant.config({}, { quiet: true }),
    ask: (search, { signal, onWords }) =>
      assistant.ask({ search }, { quiet: true, signal, onPart: (part) => onWords(String((part as { words?: unknown }).words ?? '')) }),
    address(target) {
      const decision = decideLink(target, guest);
      if (decision.kind === 'refused') return undefined;
      if (decision.kind === 'new-tab') return { href: decision.href, outside: true };
      const login = guest && target.isLogin === 1;
      return { href: login ? `/login?redirect=${encodeURIComponent(decision.to)}` : decision.to, outside: false };
    },
    open(href) {
      if (decideLink({ link: href }, guest).kind === 'inside') open(href);
    },
  };
}
