import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, fileRef, id, keyword, nothing, pageOf, pageRequest } from './shapes.ts';

/** Powers, duties, and prohibitions: the three lists that an office publishes. */
const listType = z.enum(['power', 'duty', 'negative']);
const listEntry = z.object({
  id,
  listType,
  code: z.string(),
  name: z.string(),
  deptId: id.optional(),
  deptName: z.string(),
  /** Its legal basis. */
  basis: z.string().optional(),
  audience: z.string().optional(),
  /** The service that handles it. */
  appId: id.optional(),
  attachment: fileRef.optional(),
});

export const threeListContract = contract({
  types: {
    method: 'GET',
    path: '/homepage/threeList/types',
    summary: 'The three lists, with their numbers.',
    who: 'guest',
    input: nothing,
    output: z.array(z.object({ type: listType, name: z.string(), count: z.number().int() })),
  },
  list: {
    method: 'GET',
    path: '/homepage/threeList/list',
    summary: 'Entries of one of the three lists.',
    who: 'guest',
    input: pageRequest.extend({ type: listType.default('power'), deptId: id.optional(), keyword: keyword.optional() }),
    output: pageOf(listEntry),
  },
  detail: {
    method: 'GET',
    path: '/homepage/threeList/detail',
    summary: 'One entry with its text.',
    who: 'guest',
    input: z.object({ id }),
    output: listEntry.extend({ html: z.string(), updateTime: dateTime }),
  },
});

export type ThreeListType = z.output<typeof listType>;
export type ThreeListEntry = z.output<typeof listEntry>;
