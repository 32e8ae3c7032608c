import { codes } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import { inChinese } from '../words/in-chinese.ts';

/** Somebody changed it since: what stands now, who did it and when. */
export const conflict = (message: string, now: { current: unknown; by?: string; time?: string }) =>
  new Refusal(codes.conflict, message.slice(0, 200), now);

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
}
/** A schema's issues below `name`. What has an unknown name may be a secret in the wrong place: it is not repeated. */
export const invalidSettings = (name: string, issues: readonly Issue[]) =>
  invalidFields(
    issues.map(({ code, path, message }) => ({
      path: [name, ...path].join('.'),
      text: code === 'unrecognized_keys' ? '有不认识的设置' : inChinese(message),
    })),
  );

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
