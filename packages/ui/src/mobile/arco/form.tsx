import Form from '@arco-design/mobile-react/esm/form';
import Input from '@arco-design/mobile-react/esm/input';
import { Icon } from '@portico/ui';
import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { describedBy, type FieldProps, type FormProps } from '../../form/props.ts';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import { ArcoMobile } from './base.tsx';
import './form.css';

export { ArcoTextArea } from './text-area.tsx';

/** Arco's mobile form. */
export function ArcoForm({ formRef, onSend, onKeyDown, children }: FormProps) {
  return (
    <ArcoMobile>
      <KeysOf onKeyDown={onKeyDown}>
        <Form
          layout="vertical"
          onSubmit={onSend}
          ref={(form) => {
            formRef.current = form?.dom ?? null;
          }}
        >
          {children}
        </Form>
      </KeysOf>
    </ArcoMobile>
  );
}

function KeysOf({ onKeyDown, children }: { onKeyDown?: KeyboardEventHandler; children: ReactNode }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: Arco's form hands on no keys; they come up to here
  return <div onKeyDown={onKeyDown}>{children}</div>;
}

/** Arco's mobile field in its form. Each one that is shown begins empty, so its key in the form is its own. */
export function ArcoField(props: FieldProps) {
  const { name, label, icon, wrongBecause, beside, hint, visibility, type = 'text', maxLength, onKeyUp, onBlur, ...input } = props;
  const field = useId();
  return (
    <Repaired repair={repairField} data-wrong={wrongBecause ? true : undefined}>
      <Form.Item field={field} label={<label htmlFor={name}>{label}</label>}>
        <Input
          id={name}
          name={name}
          type={visibility === undefined ? type : visibility ? 'text' : 'password'}
          maxLength={maxLength}
          border="none"
          prefix={icon && <Icon name={icon} size={18} />}
          suffix={beside}
          onKeyUp={onKeyUp}
          onBlur={onBlur}
          nativeProps={{ ...input, 'aria-invalid': wrongBecause ? true : undefined, 'aria-describedby': describedBy(props) }}
        />
      </Form.Item>
      {hint && (
        <p id={`${name}-hint`} className="arco-m-form-hint">
          {hint}
        </p>
      )}
    </Repaired>
  );
}

/** Arco calls each field a search, and gives its input an empty name. */
function repairField(root: HTMLElement): void {
  for (const wrapper of root.querySelectorAll('[role="search"]')) repairAttributes(wrapper, { role: undefined });
  for (const input of root.querySelectorAll('input[aria-label=""]')) repairAttributes(input, { 'aria-label': undefined });
}
