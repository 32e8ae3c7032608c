import { rememberConsent } from '@portico/session/consent';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { consentAtom } from './consent-box.tsx';
import { ConsentQuestion } from './consent-question.tsx';

/**
 * Whether the visitor agrees to the terms: by the box, or by the question that is asked without it. This browser
 * remembers it. Render `question` where the hook is used.
 */
export function useConsent(): { agreed: () => Promise<boolean>; question: ReactNode } {
  const store = useStore();
  const [answer, setAnswer] = useState<(yes: boolean) => void>();
  const agreed = async () => {
    const agrees = store.get(consentAtom) || (await new Promise<boolean>((resolve) => setAnswer(() => resolve)));
    setAnswer(undefined);
    if (!agrees) return false;
    store.set(consentAtom, true);
    rememberConsent();
    return true;
  };
  return { agreed, question: answer && <ConsentQuestion onAgree={() => answer(true)} onCancel={() => answer(false)} /> };
}
