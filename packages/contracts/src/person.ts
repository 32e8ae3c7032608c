import { z } from 'zod';
import { userInfo } from './auth.ts';
import { contract } from './call.ts';
import { notice } from './notice.ts';
import { dateTime, linkTarget, nothing } from './shapes.ts';

const asset = z.object({
  sign: z.string(),
  name: z.string(),
  /** A decimal number as text: money is never a float. */
  value: z.string(),
  unit: z.string(),
  /** A few words beside it: 1 册将到期. */
  note: z.string().optional(),
  sensitive: z.boolean(),
  status: z.enum(['ok', 'stale', 'error']),
  updateTime: dateTime.optional(),
  target: linkTarget.optional(),
});
/** Mobile, mail and identity number come masked. */
const personInfo = userInfo.extend({
  gender: z.string().optional(),
  mobile: z.string().optional(),
  mail: z.string().optional(),
  idNo: z.string().optional(),
  major: z.string().optional(),
  className: z.string().optional(),
  title: z.string().optional(),
  campus: z.string().optional(),
});

export const personContract = contract({
  assets: {
    method: 'GET',
    path: '/homepage/person/getPersonAssetsInfo',
    summary: 'Balance, books on loan and the like.',
    who: 'member',
    input: nothing,
    output: z.array(asset),
  },
  info: {
    method: 'GET',
    path: '/homepage/person/getPersonInfo',
    summary: 'This person’s own data.',
    who: 'member',
    input: nothing,
    output: personInfo,
  },
  message: {
    method: 'GET',
    path: '/homepage/person/getPersonMessage',
    summary: 'What waits for this person: unread notices and tasks.',
    who: 'member',
    input: nothing,
    output: z.object({
      unread: z.number().int(),
      todo: z.number().int(),
      dueToday: z.number().int(),
      latest: z.array(notice),
    }),
  },
});

export type PersonAsset = z.output<typeof asset>;
export type PersonInfo = z.output<typeof personInfo>;
