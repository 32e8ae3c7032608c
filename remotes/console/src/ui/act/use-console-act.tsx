import { type PortalError, useQueryClient } from '@portico/client';
import type { Act } from '@portico/contracts/console';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { refusalText } from '../../model/words.ts';
import { useConfirmed } from './use-confirmed.tsx';

/** What stands now where somebody changed it since. */
export interface Conflict {
  message: string;
  current: unknown;
  by?: string;
  time?: string;
}
export interface ActState {
  isBusy?: boolean;
  /** The act that was made; null where the call made none. */
  done?: Act | null;
  fault?: string;
  /** By field, as the server found them. */
  reasons?: readonly { path: string; text: string }[];
  conflict?: Conflict;
}
export interface ConsoleAct extends ActState {
  /** Makes a change, one at a time. Answers whether it was made. */
  run: (work: () => Promise<{ act?: Act | undefined }>) => Promise<boolean>;
  clear: () => void;
  dialog: ReactNode;
  /** Where it is said what came of it, and why it was refused. */
  result: RefObject<HTMLDivElement | null>;
  refusal: RefObject<HTMLDivElement | null>;
}

const consoleReads = 'GET /pedestal/console/';

/** A change of the console: confirmed where the server asks for it, then everything that the console shows is asked again. */
export function useConsoleAct(): ConsoleAct {
  const client = useQueryClient();
  const { guarded, dialog } = useConfirmed();
  const [state, setState] = useState<ActState>({});
  const result = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const readAgain = () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(consoleReads) });
  const run = async (work: () => Promise<{ act?: Act | undefined }>): Promise<boolean> => {
    if (state.isBusy) return false;
    setState({ isBusy: true });
    try {
      const made = await guarded(work);
      setState(made ? { done: made.act ?? null } : {});
      if (!made) return false;
      await readAgain();
      catchFocus(result);
      return true;
    } catch (error) {
      // Busy until the numbers are new: the next try must name what it was shown.
      if ((error as PortalError).kind === 'conflict') await readAgain();
      setState(refusalOf(error as PortalError));
      catchFocus(refusal);
      return false;
    }
  };
  return { ...state, run, clear: () => setState({}), dialog, result, refusal };
}

/** The caller closes its panel within the next frames, and a refused 撤销 goes away; focus that is lost by that goes on to what is said. */
function catchFocus(result: RefObject<HTMLElement | null>, frames = 10): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
    else if (frames > 0) catchFocus(result, frames - 1);
  });
}

function refusalOf(error: PortalError): ActState {
  const { kind, message, data } = error;
  const brought = (data ?? {}) as { current?: unknown; by?: string; time?: string; reasons?: { path: string; text: string }[] };
  if (kind === 'conflict')
    return {
      conflict: {
        message,
        current: brought.current,
        ...(brought.by && { by: brought.by }),
        ...(brought.time && { time: brought.time }),
      },
    };
  return { fault: refusalText(error), ...(brought.reasons && { reasons: brought.reasons }) };
}
