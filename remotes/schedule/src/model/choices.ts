import type { EventRepeat } from '@portico/contracts';
import { remindChoices, remindWord, repeatWords } from './words.ts';

const repeats = (Object.keys(repeatWords) as EventRepeat[]).filter((each) => each !== 'custom');

/** The rules of the form, and an imported event's own. */
export const repeatChoicesWith = (current: EventRepeat) =>
  [...repeats, ...(current === 'custom' ? [current] : [])].map((value) => ({ value, name: repeatWords[value] }));

/** The reminders of the form, and an imported event's own. */
export const remindChoicesWith = (current: string) =>
  remindChoices.some(({ value }) => value === current)
    ? remindChoices
    : [...remindChoices, { value: current, name: remindWord(Number(current)) }];
