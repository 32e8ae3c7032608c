import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import * as css from './date-time-picker.module.css';
import type { DateTimePickerProps } from './props.ts';

/**
 * A day, or a day and a time. Its code comes once a pointer or the focus is on it; until then the browser's own field
 * stands there.
 */
export function DateTimePicker(props: DateTimePickerProps) {
  return <Late code={controlCodes.dateTimePicker} plain={PlainDateTimePicker} props={props} when="wanted" className={css.place} />;
}

function PlainDateTimePicker({ label, value, withTime, isOptional, wrongBecause, onChange }: DateTimePickerProps) {
  return (
    <input
      type={withTime ? 'datetime-local' : 'date'}
      className={css.field}
      aria-label={label}
      aria-invalid={wrongBecause ? true : undefined}
      aria-describedby={wrongBecause}
      required={!isOptional}
      max={withTime ? '2199-12-31T23:59' : '2199-12-31'}
      value={value.replace(' ', 'T')}
      onChange={({ target }) => onChange(target.value.replace('T', ' '))}
    />
  );
}
