import { dayjs, readTime } from '@portico/contracts/time';
import { z } from 'zod';

const text = z.string().trim().min(1).max(500);
const short = z.string().max(200).optional();
const id = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(128));
const moment = z
  .union([z.string(), z.number()])
  .transform((value) => readMoment(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'no time');
const target = z.object({
  link: z.string().max(2_000),
  isFrame: z.union([z.literal(0), z.literal(1)]).default(0),
  isLogin: z.union([z.literal(0), z.literal(1)]).default(1),
  mobileLink: z.string().max(2_000).optional(),
});
const step = z.object({
  name: z.string().trim().min(1).max(100),
  handler: short,
  time: moment.optional(),
  dueTime: moment.optional(),
  state: z.enum(['done', 'current', 'next', 'stopped']),
  comment: z.string().max(500).optional(),
});
/** The steps of an application in order; steps that make no sense are as if the source had sent none. */
export const recordSteps = z.array(step).max(50).catch([]).default([]);
const plainNumber = z.coerce.number<number>().int();

/** The kinds of records of a source, and the schema of each. */
export const records = {
  tasks: z.object({
    id,
    type: z.enum(['todo', 'read', 'mine', 'done', 'copy', 'draft']),
    title: text,
    initiator: short,
    deptName: short,
    node: short,
    receiveTime: moment,
    dueTime: moment.optional(),
    priority: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
    status: z.enum(['todo', 'read', 'draft', 'doing', 'done', 'rejected', 'withdrawn']),
    target,
    actions: z.array(z.enum(['handle', 'view', 'urge', 'withdraw', 'markRead'])).default(['view']),
    steps: recordSteps,
  }),
  approvals: z.object({
    id,
    aprvType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    formUserId: id,
    formId: id,
    formName: text,
    title: text,
    sponsor: z.string().max(200),
    uname: z.string().max(200),
    aprvStatus: z.string().max(50),
    statusCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    pageLinkUrl: z.string().max(2_000),
    mobileLinkUrl: z.string().max(2_000).optional(),
    insertTime: moment,
    updateTime: moment,
    dueTime: moment.optional(),
    steps: recordSteps,
  }),
  documents: z.object({
    id,
    type: z.enum(['todo', 'read', 'done']),
    title: text,
    docNo: short,
    sender: z.string().max(200),
    sendTime: moment,
    urgency: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
    read: z.boolean().default(false),
    target,
  }),
  courses: z.object({
    id,
    name: text,
    teacher: z.string().max(100),
    room: z.string().max(100),
    building: short,
    weekDay: plainNumber.min(1).max(7),
    startSection: plainNumber.min(1).max(20),
    endSection: plainNumber.min(1).max(20),
    startTime: z.string().regex(/^\d\d:\d\d$/),
    endTime: z.string().regex(/^\d\d:\d\d$/),
    /** Of the portal's terms; absent: the running one. */
    termId: short,
    weeks: z.array(plainNumber.min(1).max(60)).max(60),
    color: short,
  }),
  assets: z.object({
    sign: z.string().min(1).max(64),
    name: text,
    value: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/)),
    unit: z.string().max(20),
    note: short,
    sensitive: z.boolean().default(false),
    updateTime: moment.optional(),
    target: target.optional(),
    sort: plainNumber.optional(),
  }),
  records: z.object({
    type: z.string().min(1).max(64),
    row: z.record(z.string().max(64), z.union([z.string().max(500), z.number(), z.null()])),
    updateTime: moment.optional(),
  }),
} as const;

export const subjects = ['tasks', 'approvals', 'documents', 'courses', 'assets', 'records'] as const;
export type Subject = (typeof subjects)[number];
export type RecordOf<S extends Subject> = z.output<(typeof records)[S]>;

/** Systems write times as ISO 8601, as `YYYY-MM-DD HH:mm[:ss]` of Asia/Shanghai, or as ms. */
function readMoment(value: string | number): Date {
  if (typeof value === 'number') return dayjs(value).toDate();
  const text = value.trim();
  return /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(text) ? readTime(text.replace('T', ' ')) : dayjs.utc(text).toDate();
}
