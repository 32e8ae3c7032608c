import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, day, failedSource, fileRef, flag, id, keyword, linkTarget, nothing, pageOf, paging } from './shapes.ts';

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
/** A notice, or an official document whose state only its own system knows. */
const infoItem = notice.extend({
  kind: z.enum(['notice', 'document']),
  /** Of a document: to handle, to read, done. */
  state: z.enum(['todo', 'read', 'done']).optional(),
  /** A document's number: 清校发〔2026〕12 号. */
  docNo: z.string().optional(),
  target: linkTarget.optional(),
});
const noticeDetail = notice.extend({
  typeName: z.string(),
  /** Clean HTML; without it `content` is the whole text. */
  html: z.string().optional(),
  attachments: z.array(fileRef),
});
const noticeType = z.object({ type: z.string(), name: z.string(), unread: z.number().int() });
const changed = z.object({ changed: z.number().int(), unread: z.number().int() });
const channel = z.object({
  /** `document.…`: official documents, not a kind of notices. */
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
const type = z.string().max(32).optional();
const sentTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const noticeContract = contract({
  list: {
    method: 'POST',
    path: '/homepage/notice/getUserNoticeInfo',
    summary: 'Notices to this visitor; a guest gets the public ones.',
    who: 'guest',
    input: z.object({
      ...paging,
      type,
      read: z.boolean().optional(),
      star: z.boolean().optional(),
      dismissed: z.boolean().optional(),
      keyword: keyword.optional(),
      startTime: day.optional(),
      endTime: day.optional(),
    }),
    output: pageOf(notice).extend({ unread: z.number().int() }),
  },
  all: {
    method: 'POST',
    path: '/homepage/notice/getInfoCenter',
    summary: 'Notices, announcements and official documents to this visitor in one list; what is urgent stands first.',
    who: 'guest',
    input: z.object({
      ...paging,
      kind: z.enum(['notice', 'document']).optional(),
      type,
      view: z.enum(['unread', 'star', 'dismissed']).optional(),
      keyword: keyword.optional(),
    }),
    output: pageOf(infoItem).extend({
      unread: z.number().int(),
      documents: z.object({ todo: z.number().int(), read: z.number().int(), done: z.number().int() }),
      failedSources: z.array(failedSource),
    }),
  },
  detail: {
    method: 'GET',
    path: '/homepage/notice/detail',
    summary: 'One notice with its whole text; reading it changes nothing.',
    who: 'guest',
    input: z.object({ id }),
    output: noticeDetail,
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
    summary: 'By which ways this person is told of each kind of notice, and of official documents where the school has them.',
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
    summary: 'Marks notices as read, or as unread again.',
    who: 'member',
    input: z.object({ idCodes, read: z.boolean().default(true) }),
    output: changed,
  },
  readAll: {
    method: 'POST',
    path: '/homepage/notice/readAll',
    summary: 'Marks all notices, or those of one kind, as read; `until` leaves out what was sent later.',
    who: 'member',
    input: z.object({ type, until: sentTime.optional() }),
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

export type InfoItem = z.output<typeof infoItem>;
export type Notice = z.output<typeof notice>;
export type NoticeConfig = z.output<typeof noticeConfig>;
export type NoticeDetail = z.output<typeof noticeDetail>;
export type NoticeType = z.output<typeof noticeType>;
