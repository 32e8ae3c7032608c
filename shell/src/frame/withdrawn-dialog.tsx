import { useAtomValue } from '@portico/session';
import { accessAt } from '../access/access-at.ts';
import { closedFor } from '../access/closed-for.ts';
import { reloadOnce } from '../failures/reload-once.ts';
import type { NavigationState } from '../navigation/navigation.ts';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { sessionStateAtom } from '../session/session.ts';
import { ShellDialog } from './shell-dialog.tsx';

/**
 * The visitor lost access to the page on screen: says so, lets them copy typed text, and then reloads at most once, so
 * that the access rules decide.
 */
export function WithdrawnDialog({
  state: { page, place },
  unsaved,
  goTo,
}: {
  state: NavigationState;
  unsaved: boolean;
  goTo: (address: string) => void;
}) {
  const facts = usePortalFacts();
  const session = useAtomValue(sessionStateAtom);
  const text = closedFor(place.pathname, page, facts);
  if (!text || (session !== 'guest' && session !== 'member')) return null;
  const onConfirm = () => {
    if (reloadOnce()) return;
    const decision = accessAt(place, page.device, facts);
    goTo(decision.kind === 'redirect' ? decision.to : '/');
  };
  return <ShellDialog title="系统提示" text={text} confirm="刷新页面" unsaved={unsaved} onConfirm={onConfirm} />;
}
