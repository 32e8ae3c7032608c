import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import type { DayRange, RangePickerProps } from './props.ts';
import * as css from './range-picker.module.css';

/** A range of days; both ends may be left open. Until its code is here, two fields of the browser stand in its place. */
export function RangePicker(props: RangePickerProps) {
  return <Late code={controlCodes.rangePicker} plain={PlainRangePicker} props={props} className={css.place} />;
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
