import DatePicker from '@arco-design/mobile-react/esm/date-picker';
import { dayjs, dayOf } from '@portico/contracts/time';
import { useRef, useState } from 'react';
import * as css from '../controls/picker.module.css';
import type { DatePickerProps } from '../controls/props.ts';
import { PopupDialog } from './base.tsx';
import './picker.css';
import { Wheels } from './wheels.tsx';

const format = 'YYYY-MM-DD';
const formatWithTime = 'YYYY-MM-DD HH:mm';
const units: Record<string, string> = { year: '年', month: '月', date: '日', hour: '时', minute: '分' };

/** A row that says the day and opens Arco's wheels of year, month and day, with `withTime` of hour and minute too. */
export function ArcoDatePicker(props: DatePickerProps) {
  const { title, name, value, isRequired, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <div className={css.day}>
        <button ref={button} type="button" className={css.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title} <span>{value || '请选择'}</span>
        </button>
        {value && !isRequired && (
          <button type="button" className={css.clear} aria-label={`清除${title}`} onClick={() => onChoose('')}>
            清除
          </button>
        )}
      </div>
      <input type="hidden" name={name} value={value} />
      {open && <DayWheels {...props} onClose={close} />}
    </>
  );
}

/** Days are whole ones: their wheels are turned in UTC, so that no zone moves them. */
function DayWheels({ title, value, withTime, earliest, latest, onChoose, onClose }: DatePickerProps & { onClose: () => void }) {
  const [shown, setShown] = useState(true);
  const [today] = useState(() => dayOf(Date.now()));
  const moment = (day: string) => dayjs.utc(day).valueOf();
  return (
    <PopupDialog title={title} onClose={() => setShown(false)}>
      {(host) => (
        <>
          <DatePicker
            visible={shown}
            title={title}
            mode={withTime ? 'datetime' : 'date'}
            typeArr={withTime ? ['year', 'month', 'date', 'hour', 'minute'] : ['year', 'month', 'date']}
            useUTC
            currentTs={moment(value || today)}
            minTs={moment(earliest ?? dayjs.utc(today).subtract(20, 'year').format(format))}
            maxTs={moment(latest ?? dayjs.utc(today).add(5, 'year').format(format))}
            formatter={(number, type) => `${number} ${units[type]}`}
            okText="完成"
            dismissText="取消"
            maskClosable
            needBottomOffset
            preventBodyScroll={false}
            getContainer={() => host}
            onOk={(chosen) => onChoose(dayjs.utc(Number(chosen)).format(withTime ? formatWithTime : format))}
            onHide={() => setShown(false)}
            onClose={onClose}
          />
          <Wheels host={host} names={Object.values(units).slice(0, withTime ? 5 : 3)} />
        </>
      )}
    </PopupDialog>
  );
}
