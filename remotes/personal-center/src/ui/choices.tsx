import * as css from './choices.module.css';

/** A few choices of which one holds, as radio buttons. */
export function Choices<Key extends string>({
  name,
  label,
  value,
  choices,
  onChoose,
}: {
  name: string;
  label: string;
  value: Key;
  choices: readonly { key: Key; name: string }[];
  onChoose: (key: Key) => void;
}) {
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.key}>
          <input type="radio" name={name} value={choice.key} checked={choice.key === value} onChange={() => onChoose(choice.key)} />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
