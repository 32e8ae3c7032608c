import { watchIntent } from './areas/intent.ts';
import type { Failures } from './failures/failures.ts';
import { askMissing } from './start/ask-missing.ts';
import { openFirstPage } from './start/first-page.ts';
import { followPortal } from './start/follow-portal.ts';
import { followWindow } from './start/follow-window.ts';
import { applyLook } from './start/look.ts';
import { startSession } from './start/session.ts';
import { showPage } from './start/show-page.tsx';
import { openTab } from './start/tab.ts';

/** The start of a tab, step by step. */
export async function startPortal(failures: Failures): Promise<void> {
  const tab = openTab(failures);
  applyLook(tab);
  const session = startSession(tab);
  const first = await openFirstPage(tab);
  showPage(tab, session, first);
  watchIntent(first.navigation.prepare);
  followWindow(tab, first.navigation);
  askMissing(tab);
  followPortal(tab, first.navigation);
}
