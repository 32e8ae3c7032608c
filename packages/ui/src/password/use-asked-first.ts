import type { PortalError } from '@portico/client';
import { type ReactNode, useState } from 'react';

interface Asked {
  /** The server's sentence. */
  why: string;
  end: (isProved: boolean) => void;
}

/**
 * Makes a call that the server may refuse with `code` until a dialog was answered, and repeats it once after that. The
 * dialog has to be rendered. Undefined: the person gave up, and nothing was done.
 */
export function useAskedFirst(
  code: number,
  dialogOf: (asked: Asked) => ReactNode,
): { guarded: <T>(work: () => Promise<T>) => Promise<T | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  async function guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (thrown) {
      const { code: refused, message } = thrown as PortalError;
      if (refused !== code) throw thrown;
      const isProved = await new Promise<boolean>((end) => setAsked({ why: message, end }));
      setAsked(undefined);
      return isProved ? work() : undefined;
    }
  }
  return { guarded, dialog: asked && dialogOf(asked) };
}
