import { controlCodes } from '@portico/ui/desktop';
import { useState } from 'react';
import { Late } from '../../late/late.tsx';
import type { DayRange, RangePickerProps } from './props.ts';
import * as css from './range-picker.module.css';

/**
 * A range of days; both ends may be left open. Its code comes once a pointer or the focus is on it; until then two fields
 * of the browser stand there.
 */
export function RangePicker({ value, onChange, ...named }: RangePickerProps) {
  // Here, so that what was typed into the plain fields is there when they are replaced.
  const [range, setRange] = useState(value);
  const change = (next: DayRange) => {
    setRange(next);
    onChange?.(next);
  };
  const props = { ...named, value: range, onChange: change };
  return <Late code={controlCodes.rangePicker} plain={PlainRangePicker} props={props} when="wanted" className={css.place} />;
}

function PlainRangePicker({ labels, names, value, onChange }: RangePickerProps) {
  const field = (end: keyof DayRange, at: 0 | 1) => (
    <input
      type="date"
      name={names[at]}
      aria-label={labels[at]}
      defaultValue={value[end]}
      onChange={onChange && (({ target }) => onChange({ ...value, [end]: target.value }))}
    />
  );
  return (
    <div className={css.range}>
      {field('start', 0)}
      <span aria-hidden="true">至</span>
      {field('end', 1)}
    </div>
  );
}
