import './base.ts';
import Form from '@arco-design/web-react/es/Form';
import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Form/style/index.css';
import '@arco-design/web-react/es/Grid/style/index.css';
import '@arco-design/web-react/es/Input/style/index.css';
import { Icon } from '@portico/ui';
import { useId } from 'react';
import { describedBy, type FieldProps, type FormProps } from '../../form/props.ts';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import './form.css';

export { ArcoTextArea } from './text-area.tsx';

/** Arco's form. */
export function ArcoForm({ formRef, onSend, onKeyDown, children }: FormProps) {
  return (
    <Form layout="vertical" onSubmit={onSend} wrapperProps={{ ref: formRef, onKeyDown, noValidate: true }}>
      {children}
    </Form>
  );
}

/** Arco's field in its form; a password is its Input.Password. Each one that is shown begins empty, so its key is its own. */
export function ArcoField(props: FieldProps) {
  const { name, label, icon, wrongBecause, beside, hint, visibility, ...input } = props;
  const field = useId();
  const parts = {
    ...input,
    id: name,
    name,
    prefix: icon && <Icon name={icon} size={18} />,
    suffix: beside,
    'aria-invalid': wrongBecause ? true : undefined,
    'aria-describedby': describedBy(props),
  };
  const repair = (root: HTMLElement) => {
    const said = root.querySelector('.arco-form-label-item label');
    if (said) repairAttributes(said, { for: name });
  };
  return (
    <Repaired repair={repair}>
      <Form.Item
        field={field}
        label={label}
        validateStatus={wrongBecause ? 'error' : undefined}
        extra={hint && <p id={`${name}-hint`}>{hint}</p>}
      >
        {visibility === undefined ? <Input {...parts} /> : <Input.Password {...parts} visibility={visibility} visibilityToggle={false} />}
      </Form.Item>
    </Repaired>
  );
}
