import { readTime } from '@portico/contracts/time';
import { z } from 'zod';
import { safeLink } from '../../kernel/content/safe-target.ts';

export const code = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(100));
export const name = z.string().trim().min(1).max(200);
export const longText = z.string().max(200_000);
export const flag = z.union([
  z.literal(0),
  z.literal(1),
  z.enum(['0', '1']).transform((text) => Number(text) as 0 | 1),
  z.boolean().transform((yes): 0 | 1 => (yes ? 1 : 0)),
]);
export const number = z.coerce.number<number | string>().int().min(0).max(1_000_000_000);
export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/, 'must be YYYY-MM-DD HH:mm:ss')
  .transform((text) => readTime(text.replace('T', ' ')))
  .refine((at) => !Number.isNaN(at.getTime()), 'is no day');
/** In CSV, `a;b;c`. */
export const several = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(/[;；|]/)
            .map((each) => each.trim())
            .filter(Boolean)
        : value,
    z.array(item).max(200),
  );
export const kinds = several(
  z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(['GUEST', 'STUDENT', 'STAFF'])),
);
/** The reason for every address that the portal's one rule refuses. */
export const noLink = 'must be an http(s) address or a path of the portal';
export const link = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => safeLink(text) !== '', noLink);
export const guide = z.preprocess((value) => (typeof value === 'string' && value ? parsed(value) : value), z.looseObject({}));
export const inPortal = { audience: kinds.optional(), sort: number.optional() };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
