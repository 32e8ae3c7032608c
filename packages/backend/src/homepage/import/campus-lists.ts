import { z } from 'zod';

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d|24:00';
/** `1-5`, `6,7` or `2,4-6`, 1 Monday … 7 Sunday. */
const days = '[1-7](?:-[1-7])?(?:,[1-7](?:-[1-7])?)*';
const numbers = '\\d{1,2}(?:-\\d{1,2})?(?:,\\d{1,2}(?:-\\d{1,2})?)*';

/** `2,4-6` as numbers. */
const numbersIn = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });

export const weekdays = z
  .string()
  .regex(new RegExp(`^${days}$`), 'must be days from 1 (Monday) to 7, as 1-5 or 6,7')
  .transform(numbersIn);

/** `1-5 08:30-11:45`. */
export const openSpan = z
  .string()
  .regex(new RegExp(`^(?:${days}) (?:${clock})-(?:${clock})$`), 'must be days and a span, as 1-5 08:30-11:45')
  .transform((text) => {
    const [on = '', span = ''] = text.split(' ');
    const [from = '', to = ''] = span.split('-');
    return { days: numbersIn(on), from, to };
  })
  .refine(({ from, to }) => from < to, 'must end after it begins');

/** `07:20`, or `21:30 末班`. */
export const departure = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?: \S.{0,19})?$/, 'must be HH:mm, with a remark after it if there is one')
  .transform((text) => ({ depart: text.slice(0, 5), ...(text.length > 6 && { note: text.slice(6) }) }));

/** `1 3-4` (Monday, sections 3 and 4), or `1 3-4 @1-16` in some weeks. */
export const lesson = z
  .string()
  .regex(new RegExp(`^[1-7] (?:${numbers})(?: @(?:${numbers}))?$`), 'must be a day and sections, as 1 3-4 or 1 3-4 @1-16')
  .transform((text) => {
    const [on = '', sections = '', weeks] = text.split(' ');
    return { weekDay: Number(on), sections: numbersIn(sections), ...(weeks && { weeks: numbersIn(weeks.slice(1)) }) };
  });
