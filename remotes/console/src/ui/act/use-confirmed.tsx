import type { PortalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Makes a call that may ask for a confirmation (2008), and repeats it once after that. The dialog has to be rendered.
 * Undefined: the person gave up, and nothing was changed.
 */
export function useConfirmed(): { confirmed: <T>(work: () => Promise<T>) => Promise<T | undefined>; dialog: ReactNode } {
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
