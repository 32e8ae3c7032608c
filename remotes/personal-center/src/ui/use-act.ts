import type { PortalError } from '@portico/client';
import { useState } from 'react';

/** Something that a button does: one at a time, and what came of it is said. */
export function useAct() {
  const [state, setState] = useState<{ isBusy?: boolean; done?: string; fault?: string }>({});
  const act = async (work: () => Promise<string | undefined>) => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const done = await work();
      setState(done ? { done } : {});
    } catch (error) {
      setState({ fault: (error as PortalError).message });
    }
  };
  return { ...state, act: (work: () => Promise<string | undefined>) => void act(work) };
}
