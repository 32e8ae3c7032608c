import { type FormEvent, useId, useState } from 'react';
import { Button } from '../control/button.tsx';
import { Dialog, DialogWays } from '../dialog/dialog.tsx';
import * as css from './prompt-dialog.module.css';

export interface PromptQuestion {
  title: string;
  /** What the visitor is asked for. */
  label: string;
  initial?: string;
  /** What a good answer looks like, as a whole. */
  pattern?: RegExp;
  /** Looks at the answer instead of a pattern: a sentence says what is wrong, nothing means that it is good. */
  validate?: (answer: string) => string | undefined;
  /** Said when the pattern does not fit. */
  message?: string;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

/** Asks for one line of text, and gives it back once it is good. Escape and 取消 leave everything as it was. */
export function PromptDialog({
  title,
  label,
  initial = '',
  pattern,
  validate,
  message = '输入不合法',
  onAnswer,
  onCancel,
}: PromptQuestion) {
  const id = useId();
  const [answer, setAnswer] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = faultOf(answer, { pattern, validate, message });
    setWrong(said);
    if (!said) onAnswer(answer);
  };
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form className={css.form} onSubmit={submit} noValidate>
        <label htmlFor={`${id}-answer`}>{label}</label>
        <input
          id={`${id}-answer`}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          aria-invalid={!!wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
        />
        {wrong && (
          <p id={`${id}-wrong`} role="alert" className={css.wrong}>
            {wrong}
          </p>
        )}
        <DialogWays>
          <Button onClick={onCancel}>取消</Button>
          <Button kind="primary" type="submit">
            确定
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}

/** What is wrong with an answer, or nothing. */
export function faultOf(answer: string, { pattern, validate, message }: Pick<PromptQuestion, 'pattern' | 'validate' | 'message'>) {
  if (validate) return validate(answer);
  if (!pattern) return undefined;
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ''));
  return whole.test(answer) ? undefined : (message ?? '输入不合法');
}
