import { useAtomValue } from '@portico/session';
import { PreviewBar } from './frame/preview-bar.tsx';
import { SessionDialogs } from './frame/session-dialogs.tsx';
import { WithdrawnDialog } from './frame/withdrawn-dialog.tsx';
import type { NavigationState } from './navigation/navigation.ts';
import type { SessionActions } from './session/session-context.ts';
import { unsavedAtom } from './session/unsaved.ts';

export interface RareSurroundings {
  state: NavigationState;
  goTo: (address: string) => void;
  session: SessionActions;
}

/** What hardly any visit shows: the session's dialogs, that of a page that was withdrawn, the bar of a preview. */
export function ShellParts({ state, goTo, session }: RareSurroundings) {
  const unsaved = useAtomValue(unsavedAtom);
  return (
    <>
      <PreviewBar />
      <SessionDialogs onConfirm={session.confirm} unsaved={unsaved} />
      <WithdrawnDialog state={state} unsaved={unsaved} goTo={goTo} />
    </>
  );
}
