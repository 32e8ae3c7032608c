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

/** Parts that few visits show: the session's dialogs, the dialog of a withdrawn page, the preview bar. */
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
