import { codes } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';

/** Somebody changed it since: what stands now, who did it and when. */
export const conflict = (message: string, now: { current: unknown; by?: string; time?: string }) =>
  new Refusal(codes.conflict, message.slice(0, 200), now);

/** Problems by field, for a form. */
export const invalidFields = (reasons: { path: string; text: string }[]) =>
  new Refusal(
    codes.invalid,
    reasons
      .map(({ text }) => text)
      .join('；')
      .slice(0, 200),
    { reasons },
  );
