import { controlCodes } from '@portico/ui/mobile';
import { Late } from '../../late/late.tsx';
import * as css from './picker.module.css';
import type { DatePickerProps } from './props.ts';

/** One day on a phone, or a time of it: a row that says it and opens wheels. */
export function DatePicker(props: DatePickerProps) {
  return <Late code={controlCodes.datePicker} plain={PlainDatePicker} props={props} />;
}

function PlainDatePicker({ title, name, value, withTime, earliest, latest, onChoose }: DatePickerProps) {
  return (
    <label className={css.row}>
      {title}
      <input
        type={withTime ? 'datetime-local' : 'date'}
        name={name}
        value={value.replace(' ', 'T')}
        min={earliest}
        max={latest}
        onChange={({ target }) => onChoose(target.value.replace('T', ' '))}
      />
    </label>
  );
}
