import type { PortalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { type ReactNode, useState } from 'react';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Runs a call that may ask for the password first; then the dialog has to be rendered. Undefined: the person gave up. */
export function useStepUp(): { guarded: <T>(work: () => Promise<T>) => Promise<T | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ why: string; resolve: (proved: boolean) => void }>();
  async function guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (thrown) {
      const { code, message } = thrown as PortalError;
      if (code !== codes.stepUpRequired) throw thrown;
      const proved = await new Promise<boolean>((resolve) => setAsked({ why: message, resolve }));
      setAsked(undefined);
      return proved ? work() : undefined;
    }
  }
  return { guarded, dialog: asked && <StepUpDialog why={asked.why} onEnd={asked.resolve} /> };
}
