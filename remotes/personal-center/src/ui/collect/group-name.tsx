import { Button } from '@portico/ui';
import { type FormEvent, useState } from 'react';
import * as css from './collect.module.css';

/** The server's limit. */
const maxLength = 20;

/** Asks for a group's name on the spot. */
export function GroupName({
  label,
  initial = '',
  onName,
  onCancel,
}: {
  label: string;
  initial?: string;
  onName: (name: string) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <form className={css.naming} onSubmit={submit}>
      {/* biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field */}
      <input aria-label={label} value={name} maxLength={maxLength} onChange={({ target }) => setName(target.value)} autoFocus />
      <Button size="s" kind="primary" type="submit" disabled={!name.trim()}>
        确定
      </Button>
      <Button size="s" onClick={onCancel}>
        取消
      </Button>
    </form>
  );
}
