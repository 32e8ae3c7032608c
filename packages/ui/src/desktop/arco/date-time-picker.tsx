import './base.ts';
import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/_class/picker/style/index.css';
import '@arco-design/web-react/es/DatePicker/style/index.css';
import '@arco-design/web-react/es/TimePicker/style/index.css';
import '@arco-design/web-react/es/Button/style/index.css';
import type { ChangeEvent } from 'react';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import type { DateTimePickerProps } from '../controls/props.ts';
import { popupLayer } from './base.ts';
import { calendarKeys, repairCalendar } from './calendar-keys.ts';
import './range-picker.css';
import './date-time-picker.css';
import { repairTimes, timeKeys } from './time-keys.ts';

const patterns = { day: /^\d{4}-\d{2}-\d{2}$/, time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/ };

/** A date that exists: 31 February is none. */
function isTime(text: string, withTime: boolean): boolean {
  if (!patterns[withTime ? 'time' : 'day'].test(text)) return false;
  const at = new Date(`${text.replace(' ', 'T')}${withTime ? ':00' : 'T00:00:00'}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
}

/** Arco's picker of a day, or of a day and a time; both may be typed, or chosen with arrows and Enter. */
export function ArcoDateTimePicker({ label, value, withTime = false, isOptional = false, wrongBecause, onChange }: DateTimePickerProps) {
  const format = withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD';
  const repairField = (root: HTMLElement) => {
    const input = root.querySelector('input');
    if (input) repairAttributes(input, { 'aria-label': label, 'aria-invalid': wrongBecause && 'true', 'aria-describedby': wrongBecause });
  };
  const repairPanel = (root: HTMLElement) => {
    repairCalendar(root);
    repairTimes(root);
  };
  return (
    <Repaired repair={repairField}>
      <DatePicker
        value={value || undefined}
        format={format}
        showTime={withTime && { format: 'HH:mm', step: { minute: 5 } }}
        allowClear={isOptional}
        placeholder={isOptional ? '不限' : '请选择'}
        dayStartOfWeek={1}
        // It would be the browser’s hour, not Shanghai’s.
        showNowBtn={false}
        inputProps={{
          autoComplete: 'off',
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            if (isTime(target.value, withTime) || (isOptional && target.value === '')) onChange(target.value);
          },
        }}
        getPopupContainer={popupLayer}
        panelRender={(panel) => (
          <Repaired
            repair={repairPanel}
            className="arco-calendar"
            onKeyDown={(event) => {
              timeKeys(event);
              calendarKeys(event);
            }}
          >
            {panel}
          </Repaired>
        )}
        onChange={(text) => onChange(text ?? '')}
        onSelect={(text) => withTime && onChange(text)}
      />
    </Repaired>
  );
}
