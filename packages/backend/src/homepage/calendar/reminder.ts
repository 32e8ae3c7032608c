import { addDays, dayjs, dayOf } from '@portico/contracts/time';
import { occurrencesIn, type Series } from './repeat.ts';

/** A yearly event of 29 February comes every four years, or eight. */
const horizonDays = { often: 400, yearly: 3_000 } as const;

/** When an event's next reminder after this moment is due; null where none comes. */
export function nextReminder(event: Series & { remindMinutes: number | null }, after: Date): Date | null {
  const { remindMinutes, repeat } = event;
  if (remindMinutes === null) return null;
  const timeOf = (start: Date) => dayjs.utc(start).subtract(remindMinutes, 'minute').toDate();
  if (repeat === 'none') return timeOf(event.startTime) > after ? timeOf(event.startTime) : null;
  const from = event.startTime > after ? event.startTime : after;
  const horizon = horizonDays[repeat === 'yearly' ? 'yearly' : 'often'];
  for (const { start } of occurrencesIn(event, dayOf(from), addDays(dayOf(from), horizon))) {
    if (timeOf(start) > after) return timeOf(start);
  }
  return null;
}
