import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, day, flag, id, keyword, linkTarget, nothing, pageOf, paging } from './shapes.ts';

export const notice = z.object({
  idCode: id,
  type: z.string(),
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  sendTime: dateTime,
  read: z.boolean(),
  star: z.boolean(),
  isTop: flag,
  url: z.string().optional(),
  sourceUrl: z.string().optional(),
  /** The sender; the spelling is the specification's. */
  createrName: z.string(),
  priority: z.enum(['normal', 'high', 'urgent']),
  dismissible: z.boolean(),
  expireTime: dateTime.optional(),
  actionText: z.string().optional(),
});
const noticeType = z.object({ type: z.string(), name: z.string(), unread: z.number().int() });
const changed = z.object({ changed: z.number().int(), unread: z.number().int() });
const channel = z.object({
  type: z.string(),
  name: z.string(),
  web: z.boolean(),
  wechat: z.boolean(),
  wecom: z.boolean(),
  sms: z.boolean(),
  mail: z.boolean(),
  /** The school decides: a person cannot change it. */
  locked: z.boolean(),
});
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const noticeConfig = z.object({
  channels: z.array(channel),
  /** `HH:mm`; between the two only urgent notices are sent. */
  quietStart: clockTime.optional(),
  quietEnd: clockTime.optional(),
});
const idCodes = z.array(id).min(1).max(100);

export const noticeContract = contract({
  list: {
    method: 'POST',
    path: '/homepage/notice/getUserNoticeInfo',
    summary: 'Notices to this visitor; a guest gets the public ones.',
    who: 'guest',
    input: z.object({
      ...paging,
      type: z.string().max(32).optional(),
      read: z.boolean().optional(),
      star: z.boolean().optional(),
      dismissed: z.boolean().optional(),
      keyword: keyword.optional(),
      startTime: day.optional(),
      endTime: day.optional(),
    }),
    output: pageOf(notice).extend({ unread: z.number().int() }),
  },
  types: {
    method: 'GET',
    path: '/homepage/notice/getUserNoticeType',
    summary: 'Kinds of notices, with the number of unread ones.',
    who: 'guest',
    input: nothing,
    output: z.array(noticeType),
  },
  show: {
    method: 'GET',
    path: '/homepage/notice/getNoticeShow',
    summary: 'How many notices are unread, and what is urgent.',
    who: 'guest',
    input: nothing,
    output: z.object({ open: flag, unread: z.number().int(), urgent: z.array(notice) }),
  },
  config: {
    method: 'GET',
    path: '/homepage/notice/getNoticeConfig',
    summary: 'By which ways this person is told of each kind of notice.',
    who: 'member',
    input: nothing,
    output: noticeConfig,
  },
  saveConfig: {
    method: 'POST',
    path: '/homepage/notice/getNoticeConfig',
    summary: 'Changes the ways; what is not named stays, an empty quiet time ends it.',
    who: 'member',
    input: z.object({
      channels: z
        .array(channel.omit({ name: true, locked: true }).partial().required({ type: true }))
        .max(50)
        .optional(),
      quietStart: clockTime.or(z.literal('')).optional(),
      quietEnd: clockTime.or(z.literal('')).optional(),
    }),
    output: noticeConfig,
  },
  address: {
    method: 'GET',
    path: '/homepage/notice/getUserNoticeUrl',
    summary: 'Where a notice leads; asking for it marks the notice as read.',
    who: 'guest',
    effect: true,
    input: z.object({ noticeId: id }),
    output: z.object({ url: z.string(), target: linkTarget }),
  },
  read: {
    method: 'POST',
    path: '/homepage/notice/read',
    summary: 'Marks notices as read.',
    who: 'member',
    input: z.object({ idCodes }),
    output: changed,
  },
  dismiss: {
    method: 'POST',
    path: '/homepage/notice/dismiss',
    summary: 'Puts notices away, or takes them back.',
    who: 'member',
    input: z.object({ idCodes, dismissed: z.boolean().default(true) }),
    output: changed,
  },
  star: {
    method: 'POST',
    path: '/homepage/notice/star',
    summary: 'Marks notices with a star, or takes it off.',
    who: 'member',
    input: z.object({ idCodes, star: z.boolean().default(true) }),
    output: changed,
  },
});

export type Notice = z.output<typeof notice>;
export type NoticeConfig = z.output<typeof noticeConfig>;
export type NoticeType = z.output<typeof noticeType>;
