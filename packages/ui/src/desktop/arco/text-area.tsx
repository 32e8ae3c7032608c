import Input from '@arco-design/web-react/es/Input';
import type { TextAreaProps } from '../../form/props.ts';

/** Arco's field of several lines, which says how much of it is used. */
export function ArcoTextArea({ label, value, onChange, maxLength, rows }: TextAreaProps) {
  return <Input.TextArea aria-label={label} value={value} onChange={onChange} maxLength={maxLength} rows={rows} showWordLimit />;
}
