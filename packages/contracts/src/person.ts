import { z } from 'zod';
import { userInfo } from './auth.ts';
import { contract } from './call.ts';
import { notice } from './notice.ts';
import { dateTime, failedSource, id, linkTarget, nothing, wholeNumber } from './shapes.ts';

const asset = z.object({
  sign: z.string(),
  name: z.string(),
  /** A decimal number as text: money is never a float. `****` where it is sensitive: `revealAsset` tells it. */
  value: z.string(),
  unit: z.string(),
  /** A short remark: 1 册将到期. */
  note: z.string().optional(),
  sensitive: z.boolean(),
  status: z.enum(['ok', 'stale', 'error']),
  /** The system that it comes from. */
  sourceName: z.string().optional(),
  updateTime: dateTime.optional(),
  target: linkTarget.optional(),
});
const revealable = z.enum(['mobile', 'mail']);
/** A revealed value may be shown for this long. */
const seconds = z.number().int();
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
  /** The masked values that `revealInfo` tells; the portal holds no others unmasked. */
  revealable: z.array(revealable).optional(),
});

const workCard = z.object({
  sign: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number()]),
  unit: z.string().optional(),
  target: linkTarget.optional(),
});
const cell = z.union([z.string(), z.number(), z.null()]);
/** What a picture of the records shows, by the keys of their columns. */
const dataLook = z.discriminatedUnion('kind', [
  /** The sum of the negative amounts of each day. */
  z.object({ kind: z.literal('days'), day: z.string(), amount: z.string(), unit: z.string() }),
  /** How much of each whole is done. */
  z.object({ kind: z.literal('progress'), label: z.string(), done: z.string(), whole: z.string() }),
  /** One number of each row beside its name. */
  z.object({ kind: z.literal('facts'), label: z.string(), value: z.string() }),
]);
const dataType = z.object({
  typeId: id,
  name: z.string(),
  icon: z.string().optional(),
  count: z.number().int().optional(),
  look: dataLook.optional(),
});
const dataQuestion = z.object({ typeId: id, key: z.string().max(64).optional(), value: z.string().max(100).optional() });
const dataAnswer = z.object({
  typeId: id,
  columns: z.array(z.object({ key: z.string(), name: z.string(), sensitive: z.boolean() })),
  rows: z.array(z.record(z.string(), cell)),
  /** The system that they come from. */
  source: z.string(),
  updateTime: dateTime,
  failedSources: z.array(failedSource),
});
const faultSubject = z.enum(['asset', 'records', 'info']);
const faultReport = z.object({
  id,
  subject: faultSubject,
  /** The asset’s sign, the records’ type, or the field of the person’s data. */
  subjectId: z.string().min(1).max(64),
  name: z.string(),
  text: z.string(),
  time: dateTime,
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
  work: {
    method: 'GET',
    path: '/homepage/person/getPersonWork',
    summary: 'This person’s work or study in a few numbers; which ones and in which order, the template says, else that of the school.',
    who: 'member',
    input: z.object({
      template: wholeNumber(1, 3)
        .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
        .optional(),
    }),
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
    summary: 'This person’s records of one kind; `key` and `value` keep those with that value. Sensitive cells are `****`.',
    who: 'member',
    input: dataQuestion,
    output: dataAnswer,
  },
  dataSelects: {
    method: 'GET',
    path: '/homepage/person/getPersonDataSelect',
    summary: 'By what the records of one kind can be chosen.',
    who: 'member',
    input: z.object({ typeId: id }),
    output: z.array(z.object({ key: z.string(), name: z.string(), options: z.array(z.object({ label: z.string(), value: z.string() })) })),
  },
  revealInfo: {
    method: 'POST',
    path: '/homepage/person/revealInfo',
    summary: 'One masked value of this person, unmasked; needs the companion cookie.',
    who: 'member',
    input: z.object({ field: revealable }),
    output: z.object({ value: z.string(), seconds }),
  },
  revealAsset: {
    method: 'POST',
    path: '/homepage/person/revealAsset',
    summary: 'The value of a sensitive asset; asks for a step-up.',
    who: 'member',
    input: z.object({ sign: z.string().min(1).max(64) }),
    output: z.object({ value: z.string(), seconds }),
  },
  revealData: {
    method: 'POST',
    path: '/homepage/person/revealData',
    summary: 'The same as `data`, unmasked; some kinds ask for a step-up.',
    who: 'member',
    input: dataQuestion,
    output: dataAnswer.extend({ seconds }),
  },
  identityCode: {
    method: 'POST',
    path: '/homepage/person/createIdentityCode',
    summary: 'A picture that says for a minute who this person is, for those who check it; needs the companion cookie.',
    who: 'member',
    input: nothing,
    output: z.object({
      /** `data:image/svg+xml;base64,…`: a QR code with a signed JWT of the audience `portico:identity-code`. */
      picture: z.string(),
      seconds,
    }),
  },
  reportFault: {
    method: 'POST',
    path: '/homepage/person/reportFault',
    summary: 'Says that something in this person’s data is wrong, to those who look after the portal.',
    who: 'member',
    input: z.object({ subject: faultSubject, subjectId: z.string().min(1).max(64), text: z.string().trim().min(1).max(500) }),
    output: faultReport,
  },
  faultReports: {
    method: 'GET',
    path: '/homepage/person/getFaultReports',
    summary: 'What this person has reported, newest first.',
    who: 'member',
    input: nothing,
    output: z.array(faultReport),
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

export type PersonData = z.output<typeof dataAnswer>;
export type DataLook = z.output<typeof dataLook>;
export type FaultReport = z.output<typeof faultReport>;
export type PersonDataType = z.output<typeof dataType>;
export type PersonAsset = z.output<typeof asset>;
export type PersonInfo = z.output<typeof personInfo>;
