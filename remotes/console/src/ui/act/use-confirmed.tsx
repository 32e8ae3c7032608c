import type { PortalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Makes a call once more after a confirmation that it asks for. Undefined: the person gave up, and nothing was changed. */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** For calls that may ask for a confirmation (2008). The dialog has to be rendered, outside of forms: it is one itself. */
export function useConfirmed(): { confirmed: Confirmed; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ end: (isConfirmed: boolean) => void }>();
  async function confirmed<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if ((error as PortalError).code !== codes.confirmFirst) throw error;
      const isConfirmed = await new Promise<boolean>((end) => setAsked({ end }));
      setAsked(undefined);
      return isConfirmed ? work() : undefined;
    }
  }
  return { confirmed, dialog: asked && <ConfirmDialog onEnd={asked.end} /> };
}
