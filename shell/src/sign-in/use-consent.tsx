import { type ReactNode, useState } from 'react';
import { hasConsented, rememberConsent } from '../session/consent.ts';
import { ConsentQuestion } from './consent-question.tsx';

/** Asks for agreement to the terms, once in this browser. Render `question` where the hook is used. */
export function useConsent(): { agreed: () => Promise<boolean>; question: ReactNode } {
  const [answer, setAnswer] = useState<(yes: boolean) => void>();
  const agreed = () =>
    hasConsented() ? Promise.resolve(true) : new Promise<boolean>((resolve) => setAnswer(() => (yes: boolean) => resolve(yes)));
  const close = (yes: boolean) => {
    if (yes) rememberConsent();
    answer?.(yes);
    setAnswer(undefined);
  };
  return { agreed, question: answer && <ConsentQuestion onAgree={() => close(true)} onCancel={() => close(false)} /> };
}
