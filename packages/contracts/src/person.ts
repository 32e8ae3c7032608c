import { z } from 'zod';
import { userInfo } from './auth.ts';
import { contract } from './call.ts';
import { notice } from './notice.ts';
import { dateTime, failedSource, id, linkTarget, nothing, wholeNumber } from './shapes.ts';

const asset = z.object({
  sign: z.string(),
  name: z.string(),
  /** A decimal number as text: money is never a float. */
  value: z.string(),
  unit: z.string(),
  /** A short remark: 1 册将到期. */
  note: z.string().optional(),
  sensitive: z.boolean(),
  status: z.enum(['ok', 'stale', 'error']),
  updateTime: dateTime.optional(),
  target: linkTarget.optional(),
});
/** Mobile, mail and identity number arrive masked. */
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

const workCard = z.object({
  sign: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number()]),
  unit: z.string().optional(),
  target: linkTarget.optional(),
});
const cell = z.union([z.string(), z.number(), z.null()]);
const dataType = z.object({ typeId: id, name: z.string(), icon: z.string().optional(), count: z.number().int().optional() });

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
  work: {
    method: 'GET',
    path: '/homepage/person/getPersonWork',
    summary: 'This person’s work or study in a few numbers.',
    who: 'member',
    input: z.object({ template: wholeNumber(1, 3).optional() }),
    output: z.object({ cards: z.array(workCard), failedSources: z.array(failedSource) }),
  },
  dataTypes: {
    method: 'GET',
    path: '/homepage/person/getPersonTypeData',
    summary: 'Kinds of records that the school’s systems hold of this person.',
    who: 'member',
    input: nothing,
    output: z.array(dataType),
  },
  data: {
    method: 'GET',
    path: '/homepage/person/getPersonData',
    summary: 'This person’s records of one kind; `key` and `value` keep those with that value.',
    who: 'member',
    input: z.object({ typeId: id, key: z.string().max(64).optional(), value: z.string().max(100).optional() }),
    output: z.object({
      typeId: id,
      columns: z.array(z.object({ key: z.string(), name: z.string(), sensitive: z.boolean() })),
      rows: z.array(z.record(z.string(), cell)),
      /** The system that they come from. */
      source: z.string(),
      updateTime: dateTime,
      failedSources: z.array(failedSource),
    }),
  },
  dataSelects: {
    method: 'GET',
    path: '/homepage/person/getPersonDataSelect',
    summary: 'By what the records of one kind can be chosen.',
    who: 'member',
    input: z.object({ typeId: id }),
    output: z.array(z.object({ key: z.string(), name: z.string(), options: z.array(z.object({ label: z.string(), value: z.string() })) })),
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

export type PersonDataType = z.output<typeof dataType>;
export type PersonAsset = z.output<typeof asset>;
export type PersonInfo = z.output<typeof personInfo>;
