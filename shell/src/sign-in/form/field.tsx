import { Icon, type IconName } from '@portico/ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import * as css from './form.module.css';
import type { Fault } from './use-submission.ts';

/** Where the form's fault is said. */
export const faultId = 'sign-in-fault';

/** A field with its label above and its sign inside; a wrong one points to the sentence that says what is wrong. */
export function Field({
  name,
  label,
  icon,
  fault,
  beside,
  hint,
  ...input
}: {
  name: string;
  label: string;
  icon?: IconName;
  fault: Fault | undefined;
  /** Stands at the end of the field. */
  beside?: ReactNode;
  /** A line below the field. */
  hint?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>) {
  const wrong = fault?.field === name;
  const described = [wrong && faultId, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.row}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <div className={css.field} data-wrong={wrong || undefined}>
        {icon && <Icon name={icon} size={18} />}
        <input id={name} name={name} aria-invalid={wrong || undefined} aria-describedby={described || undefined} {...input} />
        {beside}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The sentence that says what is wrong; its place is there before it is needed, so that it is announced. */
export function FaultLine({ fault, id = faultId }: { fault: Fault | undefined; id?: string }) {
  return (
    <p id={id} className={css.fault} role="alert">
      {fault && (
        <>
          <Icon name="err" size={16} />
          {fault.text}
        </>
      )}
    </p>
  );
}

/** The one button that sends the form; it keeps the focus while the form is under way. */
export function SendButton({ busy, children, while: meanwhile }: { busy: boolean; children: string; while: string }) {
  return (
    <button type="submit" className={css.send} aria-disabled={busy || undefined} aria-busy={busy || undefined}>
      {busy ? meanwhile : children}
    </button>
  );
}
