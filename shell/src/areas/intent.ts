import { arrivedDoor, loadDoor } from './doors.ts';
import { startFirstCalls } from './first-calls.ts';
import { matchArea } from './match.ts';
import type { Portal } from './page-loader.ts';

/**
 * Starts a page's code and first calls as soon as pointer, finger or focus comes to a link that leads there, so that
 * the click finds them under way. One listener serves every link, the server-written ones too.
 */
export function watchIntent(portal: Portal): () => void {
  const announced = new Set<string>();
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname + url.search === location.pathname + location.search) return;
    const facts = portal.facts();
    const match = matchArea(facts.plan, url.pathname);
    if (!match || (facts.person.isGuest && match.page.membersOnly)) return;
    if (!arrivedDoor(match.area, match.device)) loadDoor(match.area, match.device).catch(() => undefined);
    const key = url.pathname + url.search;
    if (announced.has(key)) return;
    announced.add(key);
    setTimeout(() => announced.delete(key), 10_000);
    const address = { params: match.params, search: url.searchParams };
    startFirstCalls({ calls: match.page.calls ?? [], address, guest: facts.person.isGuest, queryClient: portal.queryClient });
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
