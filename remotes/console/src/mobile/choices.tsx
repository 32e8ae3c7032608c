import { useId } from 'react';
import * as css from './mobile.module.css';

/** A few choices side by side, one of them taken; arrows move between them. */
export function Choices<Value extends string>({
  name,
  choices,
  chosen,
  onChoose,
}: {
  name: string;
  choices: readonly { value: Value; name: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{name}</legend>
      {choices.map(({ value, name: shown }) => (
        <label key={value}>
          <input className="visually-hidden" type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{shown}</span>
        </label>
      ))}
    </fieldset>
  );
}
