import { useId } from 'react';
import * as css from './segmented.module.css';

/** One of a few choices, side by side; arrows choose. */
export function Segmented<Key extends string>({
  label,
  value,
  choices,
  size = 'm',
  disabled,
  onChange,
}: {
  label: string;
  value: Key | undefined;
  choices: readonly { key: Key; name: string; disabled?: boolean }[];
  size?: 's' | 'm';
  disabled?: boolean;
  onChange: (key: Key) => void;
}) {
  const name = useId();
  return (
    <fieldset className={css.segmented} data-size={size} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.key} data-chosen={choice.key === value || undefined}>
          <input type="radio" name={name} checked={choice.key === value} disabled={choice.disabled} onChange={() => onChange(choice.key)} />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
