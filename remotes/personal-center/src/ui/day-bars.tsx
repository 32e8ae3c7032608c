import type { DataLook, PersonData } from '@portico/contracts';
import { useNow } from '@portico/session';
import { TabPanel, Tabs } from '@portico/ui';
import { useId, useState } from 'react';
import { type DaySum, daysOfMonth, money, spending, sumOf } from '../model/spending.ts';
import * as css from './record-picture.module.css';

const spans = [
  { key: 'week', name: '近 7 天' },
  { key: 'month', name: '本月' },
] as const;

/** What was spent a day, as bars; the same as a table for those who cannot see them. */
export function DayBars({ name, look, rows }: { name: string; look: Extract<DataLook, { kind: 'days' }>; rows: PersonData['rows'] }) {
  const id = useId();
  const { date: today } = useNow();
  const [span, setSpan] = useState<(typeof spans)[number]['key']>('week');
  const days = spending(rows, look, { today, days: span === 'week' ? 7 : daysOfMonth(today) });
  const sum = sumOf(days);
  return (
    <>
      <Tabs id={id} label={`${name}的时段`} tabs={spans} value={span} onChange={setSpan} />
      <TabPanel id={id} value={span}>
        <p className={css.sum}>
          <b>{money(sum)}</b> {look.unit}，日均 {money(Math.round(sum / days.length))} {look.unit}
        </p>
        <Bars days={days} today={today} />
        <table className="visually-hidden">
          <caption>{name}</caption>
          <tbody>
            {days.map(({ day, cents }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>
                  {money(cents)} {look.unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TabPanel>
    </>
  );
}

const step = 10;
const height = 100;
const labelled = 8;

function Bars({ days, today }: { days: readonly DaySum[]; today: string }) {
  const most = Math.max(1, ...days.map(({ cents }) => cents));
  const every = Math.ceil(days.length / labelled);
  return (
    <div>
      <svg className={css.bars} viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, cents }, at) => {
          const tall = Math.max(1, (cents / most) * (height - 4));
          return (
            <rect
              key={day}
              x={at * step + 1.5}
              width={step - 3}
              y={height - tall}
              height={tall}
              className={day === today ? css.done : css.past}
            />
          );
        })}
      </svg>
      <div className={css.labels} aria-hidden="true">
        {days.map(({ day }, at) => (
          <span key={day}>{(days.length - 1 - at) % every === 0 && (day === today ? '今天' : Number(day.slice(8)))}</span>
        ))}
      </div>
    </div>
  );
}
