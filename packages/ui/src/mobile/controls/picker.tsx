import { controlCodes } from '@portico/ui/mobile';
import { Late } from '../../late/late.tsx';
import * as css from './picker.module.css';
import type { PickerProps } from './props.ts';

/** One of many choices on a phone: a row that says the choice and opens a wheel. */
export function Picker(props: PickerProps) {
  return <Late code={controlCodes.picker} plain={PlainPicker} props={props} />;
}

function PlainPicker({ title, choices, value, onChoose }: PickerProps) {
  return (
    <label className={css.row}>
      {title}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
