import { codes } from '@portico/contracts';
import { useAskedFirst } from '@portico/ui/password';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Makes a call that may ask for a confirmation (2008). Undefined: the person gave up, and nothing was changed. The dialog has to be rendered outside of forms: it is one itself. */
export const useConfirmed = () => useAskedFirst(codes.confirmFirst, ({ end }) => <ConfirmDialog onEnd={end} />);

export type Guarded = ReturnType<typeof useConfirmed>['guarded'];
