import { Late } from '../late/late.tsx';
import type { LateCode } from '../late/late-code.ts';
import type { TextAreaProps } from './props.ts';
import * as css from './text-area.module.css';

/** The code of Arco's field on one device: `controlCodes.textArea` of its set. */
export type TextAreaCode = LateCode<TextAreaProps>;

/** Several lines of text with their label above. Its code comes once it is seen. */
export function TextArea({ code, ...props }: TextAreaProps & { code: TextAreaCode }) {
  return (
    <div className={css.place}>
      <span aria-hidden="true">{props.label}</span>
      <Late code={code} plain={PlainTextArea} props={props} />
    </div>
  );
}

function PlainTextArea({ label, value, onChange, maxLength, rows }: TextAreaProps) {
  return (
    <textarea
      className={css.field}
      aria-label={label}
      rows={rows}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
