import { first } from '@portico/area';
import { calendarContract, termContract } from '@portico/contracts';

/** The six weeks of the shown month; this month's where the address names none. */
export const monthDays = first(calendarContract.days, { month: '?month' });
/** All days of the running term, where the address wants its view. */
export const termDays = first(calendarContract.days, { span: 'term' }, { onlyWith: 'view=term' });
export const restTimes = first(calendarContract.restTimes);
export const runningTerm = first(termContract.now);
export const today = first(calendarContract.days, { span: 'today' });
export const oneDay = first(calendarContract.days, { startDate: '?date', endDate: '?date' });
/** What stands over the term's ruler. */
export const namedDays = first(calendarContract.namedDays, {}, { device: 'desktop' });
