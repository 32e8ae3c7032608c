import { Icon } from '@portico/ui';
import { useState } from 'react';
import { Field } from './field.tsx';
import * as css from './form.module.css';
import type { Fault } from './use-submission.ts';

/** A password: may be shown, may be pasted, and says when the capital letters are locked. */
export function PasswordField({
  name,
  label,
  fault,
  autoComplete,
  hint,
}: {
  name: string;
  label: string;
  fault: Fault | undefined;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  return (
    <Field
      name={name}
      label={label}
      icon="lock"
      fault={fault}
      visibility={shown}
      autoComplete={autoComplete}
      maxLength={128}
      autoCapitalize="none"
      spellCheck={false}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      onBlur={() => setCapsLock(false)}
      hint={capsLock ? <span className={css.caution}>大写锁定已打开。</span> : hint}
      beside={
        <button
          type="button"
          className={css.eye}
          aria-label="显示密码"
          aria-pressed={shown}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" size={18} />
        </button>
      }
    />
  );
}
