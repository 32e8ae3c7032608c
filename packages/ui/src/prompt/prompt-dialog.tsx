import { type FormEvent, useId, useState } from 'react';
import { Button } from '../control/button.tsx';
import { Dialog, DialogWays } from '../dialog/dialog.tsx';
import * as css from './prompt-dialog.module.css';

export interface PromptQuestion {
  title: string;
  /** The label of the input. */
  label: string;
  initial?: string;
  /** The pattern of a valid answer. */
  pattern?: RegExp;
  /** Validates the answer instead of a pattern: returns the problem as a sentence, or nothing. */
  validate?: (answer: string) => string | undefined;
  /** Shown when the pattern does not match. */
  message?: string;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

/** Asks for one line of text and returns it once it is valid. Escape and 取消 change nothing. */
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
