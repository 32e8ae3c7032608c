import type { PortalError } from '@portico/client';
import { useCallback, useEffect, useState } from 'react';
import { useStepUp } from './use-step-up.tsx';

interface Shown<Value> {
  value: Value;
  /** ms */
  until: number;
}

/**
 * A masked value that is told by a call and forgotten after its time. The value is in this component alone, never in the
 * cache of answers.
 */
export function useReveal<Answer extends { seconds: number }>(ask: () => Promise<Answer>) {
  const [shown, setShown] = useState<Shown<Answer>>();
  const [failure, setFailure] = useState('');
  const { guarded, dialog } = useStepUp();
  const hide = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, Math.max(0, shown.until - Date.now()));
    // A timer sleeps with its phone.
    const look = () => Date.now() >= shown.until && hide();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown, hide]);
  const reveal = async () => {
    setFailure('');
    try {
      const value = await guarded(ask);
      if (value) setShown({ value, until: Date.now() + value.seconds * 1_000 });
    } catch (error) {
      setFailure((error as PortalError).message);
    }
  };
  return { shown: shown?.value, failure, dialog, reveal: () => void reveal(), hide };
}
