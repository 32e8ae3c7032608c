import './base.ts';
import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/_class/picker/style/index.css';
import '@arco-design/web-react/es/DatePicker/style/index.css';
import { type ChangeEvent, useState } from 'react';
import { Repaired } from '../../late/repaired.tsx';
import type { DayRange, RangePickerProps } from '../controls/props.ts';
import { popupLayer } from './base.ts';
import { calendarKeys, repairCalendar } from './calendar-keys.ts';
import './range-picker.css';

const day = /^\d{4}-\d{2}-\d{2}$/;
const valid = (text: string) => day.test(text) && !Number.isNaN(Date.parse(text));

/** Arco's range of days. One end alone is a value too; days may be typed, or chosen in the calendar with arrows and Enter. */
export function ArcoRangePicker({ labels, names, value, onChange }: RangePickerProps) {
  const [range, setRange] = useState<DayRange>(value);
  const change = (next: DayRange) => {
    const sorted = next.start && next.end && next.start > next.end ? { start: next.end, end: next.start } : next;
    setRange(sorted);
    onChange?.(sorted);
  };
  const field = (end: 'start' | 'end', at: 0 | 1) => ({
    'aria-label': labels[at],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (valid(target.value)) setRange((now) => ({ ...now, [end]: target.value }));
      if (target.value === '') change({ ...range, [end]: '' });
    },
  });
  return (
    <>
      <DatePicker.RangePicker
        value={range.start || range.end ? ([range.start, range.end].map((text) => text || undefined) as string[]) : []}
        placeholder={[...labels]}
        inputProps={[field('start', 0), field('end', 1)]}
        separator="至"
        format="YYYY-MM-DD"
        dayStartOfWeek={1}
        getPopupContainer={popupLayer}
        panelRender={(panel) => (
          <Repaired repair={repairCalendar} className="arco-calendar" onKeyDown={calendarKeys}>
            {panel}
          </Repaired>
        )}
        onSelect={([start = '', end = '']) => setRange({ start, end })}
        onChange={(chosen) => change({ start: chosen?.[0] ?? '', end: chosen?.[1] ?? '' })}
      />
      <input type="hidden" name={names[0]} value={range.start} />
      <input type="hidden" name={names[1]} value={range.end} />
    </>
  );
}
