import { z } from 'zod';
import { dateTime, fileRef, flag, id, terminal } from './shapes.ts';

export const handleType = z.enum(['online', 'offline', 'link', 'query']);

export const serviceItem = z.object({
  appId: id,
  name: z.string(),
  /** A name of the two-plate icon set, or an address. */
  icon: z.string(),
  /** A short remark beside the department: 在线办理, 5 个工作日. */
  summary: z.string().optional(),
  /** A small tag beside the name: 限时, 即将开放. */
  badge: z.object({ text: z.string(), tone: z.enum(['info', 'success', 'warning', 'danger', 'neutral']) }).optional(),
  pcUrl: z.string(),
  mobileUrl: z.string(),
  deptId: id.optional(),
  deptName: z.string(),
  typeIds: z.array(id),
  labels: z.array(z.object({ id, name: z.string(), color: z.string().optional() })),
  isLogin: flag,
  isFrame: flag,
  /** Names it for /iframe, where it opens in the frame. */
  pageNavigationId: id.optional(),
  terminal,
  handleType,
  status: z.enum(['on', 'maintain', 'off']),
  statusText: z.string().optional(),
  /** When maintenance ends, as far as the school knows. */
  resumeTime: dateTime.optional(),
  isCollect: z.boolean(),
  hits: z.number().int(),
  score: z.number().optional(),
  hasGuide: z.boolean(),
  pinyin: z.string().optional(),
});

export const businessSystem = serviceItem.extend({
  networkScope: z.enum(['any', 'campus']),
  ssoType: z.enum(['cas', 'oauth', 'none']),
  /** The group in which it is listed. */
  category: z.string().optional(),
  /** Where a person without access can request it; such a system is named, but has no addresses. */
  applyUrl: z.string().optional(),
});

const place = z.object({ address: z.string(), time: z.string(), lng: z.number().optional(), lat: z.number().optional() });
const material = z.object({
  name: z.string(),
  required: z.boolean(),
  source: z.string().optional(),
  copies: z.number().int().optional(),
  form: z.array(z.enum(['original', 'copy', 'electronic'])),
  sample: fileRef.optional(),
  blank: fileRef.optional(),
});
const step = z.object({
  no: z.number().int(),
  name: z.string(),
  actor: z.string(),
  limit: z.string().optional(),
  desc: z.string().optional(),
});

/** A service's guide, in addition to the service itself. */
export const guideBody = z.object({
  itemCode: z.string(),
  handleKind: z.enum(['instant', 'commitment']),
  serviceObjects: z.array(z.string()),
  legalDays: z.number().int().optional(),
  commitDays: z.number().int().optional(),
  dayUnit: z.enum(['workday', 'day']).optional(),
  visits: z.number().int().optional(),
  fee: z.object({ charge: z.boolean(), standard: z.string().optional(), basis: z.string().optional() }),
  places: z.array(place),
  consultPhone: z.string(),
  complaintPhone: z.string().optional(),
  conditions: z.string(),
  materials: z.array(material),
  steps: z.array(step),
  flowImage: fileRef.optional(),
  legalBasis: z.string().optional(),
  faqs: z.array(z.object({ q: z.string(), a: z.string() })),
  attachments: z.array(fileRef),
  updateTime: dateTime,
});
export const serviceGuide = serviceItem.extend(guideBody.shape);

export type ServiceItem = z.output<typeof serviceItem>;
export type BusinessSystem = z.output<typeof businessSystem>;
export type GuideBody = z.output<typeof guideBody>;
export type ServiceGuide = z.output<typeof serviceGuide>;
