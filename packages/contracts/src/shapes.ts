import { z } from 'zod';

/** Ids are text: they exceed 2^53, and nobody adds them. */
export const id = z.string().min(1).max(64);
/** The specification's 0 | 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const dateTime = z.string();
/** `YYYY-MM-DD`, a valid date. */
export const day = z.iso.date();
/** A call without input. */
export const nothing = z.object({});

/** A number: text in a query, or a number in a body; a list or null is none. */
export const wholeNumber = (least: number, most: number) => {
  const number = z.int().min(least).max(most);
  return z.union([
    number,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(number),
  ]);
};
const pageNum = wholeNumber(1, 100_000).default(1);
const pageSize = wholeNumber(1, 100).default(20);
/** The paging parameters of every list, in a query or a body. */
export const paging = { pageNum, pageSize };
export const pageRequest = z.object(paging);
/** The number of rows in a short list. */
export const limit = wholeNumber(1, 50);
/** What a visitor types into a search box. */
export const keyword = z.string().trim().max(100);

/** One page of a list, with the number of rows in the whole list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ records: z.array(item), total: z.number().int(), pageNum: z.number().int(), pageSize: z.number().int() });

/** A file of a multipart body; name and type are the browser's claim. */
export const uploadedFile = z.custom<File>((value) => value instanceof File);

/** A link target; `openLink` of the shell decides what the address may do. */
export const linkTarget = z.object({
  link: z.string(),
  isFrame: flag,
  isLogin: flag,
  pageNavigationId: id.optional(),
  mobileLink: z.string().optional(),
});

export const fileRef = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
  url: z.string(),
  sha256: z.string().optional(),
});

/** A system of the school that did not answer; the rest of the answer is complete. */
export const failedSource = z.object({ sourceCode: z.string(), sourceName: z.string() });

/** Only GUEST is fixed by the specification; the others are the demo schools'. */
export const userType = z.enum(['GUEST', 'STUDENT', 'STAFF', 'ADMIN']);
export const terminal = z.enum(['all', 'pc', 'mobile']);

export type Flag = z.output<typeof flag>;
export type LinkTarget = z.output<typeof linkTarget>;
export type FileRef = z.output<typeof fileRef>;
export type UserType = z.output<typeof userType>;
export type FailedSource = z.output<typeof failedSource>;
export type Terminal = z.output<typeof terminal>;
export interface Page<Item> {
  records: Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}
