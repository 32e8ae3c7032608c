import { Icon } from '@portico/ui';
import { describedBy, type FieldProps } from '@portico/ui/form';
import { type ComponentType, createContext, use } from 'react';
import * as css from './form.module.css';
import type { Fault } from './use-submission.ts';

/** Where the form's fault is said. */
export const faultId = 'sign-in-fault';

/** A field with its label above and its sign inside. */
export function PlainField(props: FieldProps) {
  const { name, label, icon, wrongBecause, beside, hint, visibility, ...input } = props;
  return (
    <div className={css.row}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <div className={css.field} data-wrong={wrongBecause ? true : undefined}>
        {icon && <Icon name={icon} size={18} />}
        <input
          id={name}
          name={name}
          aria-invalid={wrongBecause ? true : undefined}
          aria-describedby={describedBy(props)}
          {...input}
          {...(visibility !== undefined && { type: visibility ? 'text' : 'password' })}
        />
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

/** What draws the fields of the form around them: the login's own, or Arco's (arco-form.tsx). */
export const FieldContext = createContext<ComponentType<FieldProps>>(PlainField);

/** A field of the form around it; a wrong one points to the sentence that says what is wrong. */
export function Field({ fault, ...props }: Omit<FieldProps, 'wrongBecause'> & { fault: Fault | undefined }) {
  const Drawn = use(FieldContext);
  return <Drawn {...props} wrongBecause={fault?.field === props.name ? faultId : undefined} />;
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
