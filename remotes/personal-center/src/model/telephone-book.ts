import type { CampusPhone } from '@portico/contracts';

/** The numbers that a text means: a part of name, department, place or number, initials, or the beginning of the pinyin. */
export function foundPhones(book: readonly CampusPhone[], text: string): readonly CampusPhone[] {
  const wanted = text.trim().toLowerCase().replaceAll(/\s+/g, '');
  if (!wanted) return book;
  const digits = /^[\d-]+$/.test(wanted) ? wanted.replaceAll('-', '') : undefined;
  return book.filter(({ name, dept, place = '', number, pinyin, initials }) => {
    if (digits) return digitsOf(number).includes(digits);
    if (`${dept}${name} ${place}`.toLowerCase().includes(wanted)) return true;
    return initials.includes(wanted) || pinyin.split(' ').some((each) => each.startsWith(wanted));
  });
}

const digitsOf = (number: string): string => number.replaceAll(/[^\d]/g, '');

/** An address that a phone dials; an extension is not dialled. */
export const dialAddress = (number: string): string => `tel:${(number.split(/转|,|;|#/)[0] ?? '').replaceAll(/[^\d+*]/g, '')}`;
