import type { PortalError } from '@portico/client';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useConsent } from '../use-consent.tsx';

/** What is wrong, in one sentence, and the field to put right. */
export interface Fault {
  text: string;
  field?: string;
}

export interface Submission<Values> {
  /** Reads the fields and says what is wrong with them. */
  read: (fields: FormData) => Values | Fault;
  /** Sends them; what it throws is shown. */
  send: (values: Values) => Promise<void>;
  /** The field that a refusal of the server is about. */
  fieldOf?: (error: PortalError) => string | undefined;
  /** The person agrees to the terms before this is sent. */
  consent?: boolean;
}

interface FormParts {
  fault: Fault | undefined;
  busy: boolean;
  /** Shows a fault that came another way. */
  blame: (fault: Fault | undefined) => void;
  sendForm: () => Promise<void>;
  /** For the form element. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    noValidate: true;
  };
  question: ReactNode;
}

const isFault = (value: unknown): value is Fault => typeof (value as Fault | null)?.text === 'string';

/** One form of signing in: sent once at a time, its fault said aloud, the focus on the first wrong field. */
export function useSubmission<Values>({ read, send, fieldOf, consent = false }: Submission<Values>): FormParts {
  const ref = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { agreed, question } = useConsent();

  const blame = (found: Fault | undefined) => {
    setFault(found);
    if (found?.field) setTimeout(() => ref.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus());
  };
  const submit = async () => {
    const values = read(new FormData(ref.current ?? undefined));
    if (isFault(values)) return blame(values);
    if (consent && !(await agreed())) return;
    setBusy(true);
    // Emptied first, so that the same sentence is said again.
    setFault(undefined);
    try {
      await send(values);
    } catch (thrown) {
      const error = thrown as PortalError;
      blame({ text: error.message, field: fieldOf?.(error) });
      setBusy(false);
    }
  };
  const sendForm = async () => {
    if (running.current) return;
    running.current = true;
    await submit();
    running.current = false;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendForm();
  };
  // Enter that ends the choice of an input method's word sends nothing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
  };
  return { fault, busy, blame, sendForm, form: { ref, onSubmit, onKeyDown, noValidate: true }, question };
}
