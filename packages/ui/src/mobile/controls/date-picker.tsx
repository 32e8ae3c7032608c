import { controlCodes } from '@portico/ui/mobile';
import { Late } from '../../late/late.tsx';
import * as css from './picker.module.css';
import type { DatePickerProps } from './props.ts';

/** One day on a phone: a row that says it and opens wheels. */
export function DatePicker(props: DatePickerProps) {
  return <Late code={controlCodes.datePicker} plain={PlainDatePicker} props={props} />;
}

function PlainDatePicker({ title, name, value, earliest, latest, onChoose }: DatePickerProps) {
  return (
    <label className={css.row}>
      {title}
      <input type="date" name={name} value={value} min={earliest} max={latest} onChange={({ target }) => onChoose(target.value)} />
    </label>
  );
}
