import { z } from 'zod';
import { httpSettings } from '../source/mapping.ts';
import { subjects } from '../source/records.ts';
import { departure, lesson, openSpan, weekdays } from './campus-lists.ts';
import { code, flag, guide, inPortal, kinds, link, longText, name, number, several, time } from './fields.ts';

const serviceFields = {
  code,
  name,
  icon: z.string().max(200).default('grid'),
  summary: z.string().max(200).optional(),
  badge: z.object({ text: z.string().max(20), tone: z.enum(['info', 'success', 'warning', 'danger', 'neutral']) }).optional(),
  pcUrl: link,
  mobileUrl: link.optional(),
  /** By its code or name. */
  deptCode: code.optional(),
  deptName: name.optional(),
  isLogin: flag.default(1),
  isFrame: flag.default(0),
  terminal: z.enum(['all', 'pc', 'mobile']).default('all'),
  status: z.enum(['on', 'maintain', 'off']).default('on'),
  statusText: z.string().max(200).optional(),
  resumeTime: time.optional(),
  hits: number.default(0),
  pinyin: z.string().max(200).optional(),
  createTime: time.optional(),
  ...inPortal,
};

/** The schema of each list's rows. Fields are those of the API; unknown ones are ignored. */
export const lists = {
  departments: z.object({ code, name, sort: number.optional() }),
  services: z.object({
    ...serviceFields,
    /** Names; missing ones are added. */
    types: several(name).default([]),
    labels: several(
      z.union([
        name.transform((text) => ({ group: '标签', name: text, color: undefined })),
        z.object({ group: name, name, color: z.string().optional() }),
      ]),
    ).default([]),
    handleType: z.enum(['online', 'offline', 'link', 'query']).default('online'),
    recommended: z
      .preprocess((value) => (value === '1' || value === 1 ? true : value === '0' || value === 0 ? false : value), z.boolean())
      .default(false),
    guide: guide.optional(),
  }),
  businessSystems: z.object({
    ...serviceFields,
    /** Its group in the list of systems; added if missing. */
    category: name.optional(),
    applyUrl: link.optional(),
    /** The code of the source that has its tasks. */
    sourceCode: code.optional(),
    networkScope: z.enum(['any', 'campus']).default('any'),
    ssoType: z.enum(['cas', 'oauth', 'none']).default('none'),
  }),
  newsCategories: z.object({
    code,
    name,
    /** 1: only members read it. */
    isLogin: flag.optional(),
    /** 1: guests see the titles of all its articles, even if they may not read them. */
    publicTitle: flag.optional(),
    ...inPortal,
  }),
  newsTopics: z.object({
    code,
    name,
    cover: z.string().max(2_000).optional(),
    summary: z.string().max(500).optional(),
    ...inPortal,
  }),
  news: z.object({
    code,
    /** The column's name; added if missing. */
    category: name,
    /** Names of topics; missing ones are added. */
    topics: several(name).default([]),
    title: name,
    summary: z.string().max(500).optional(),
    cover: z.string().max(2_000).optional(),
    publisher: name,
    author: z.string().max(100).optional(),
    publishTime: time,
    views: number.default(0),
    isTop: flag.default(0),
    linkType: z.enum(['inner', 'outer']).default('inner'),
    url: link.optional(),
    html: longText.default(''),
    audience: kinds.optional(),
    /** 1: guests see its title, even if they may not read it. */
    publicTitle: flag.default(0),
  }),
  notices: z.object({
    code,
    type: z.string().trim().min(1).max(32),
    /** The kind's display name; the kind itself if absent. */
    typeName: name.optional(),
    title: name,
    content: z.string().trim().min(1).max(5_000),
    /** The whole text where it is more than plain. */
    html: longText.optional(),
    createrName: name,
    sendTime: time,
    expireTime: time.optional(),
    priority: z.enum(['normal', 'high', 'urgent']).default('normal'),
    isTop: flag.default(0),
    url: link.optional(),
    sourceUrl: link.optional(),
    actionText: z.string().max(20).optional(),
    /** Only for this person. */
    account: z.string().max(64).optional(),
    audience: kinds.optional(),
  }),
  menus: z.object({
    code,
    name: z.string().trim().min(1).max(20),
    icon: z.string().max(200).optional(),
    link,
    mobileLink: link.optional(),
    isLogin: flag.default(0),
    isFrame: flag.default(0),
    terminal: z.enum(['all', 'pc', 'mobile']).default('all'),
    ...inPortal,
  }),
  busRoutes: z.object({
    code,
    routeName: name,
    from: name,
    to: name,
    campus: z.string().max(100).optional(),
    days: weekdays,
    times: several(departure),
    stops: several(name).default([]),
    ...inPortal,
  }),
  phones: z.object({
    code,
    name,
    dept: name,
    number: z.string().trim().min(3).max(40),
    place: z.string().max(100).optional(),
    note: z.string().max(100).optional(),
    ...inPortal,
  }),
  openingHours: z.object({
    code,
    name,
    place: z.string().max(100).optional(),
    note: z.string().max(100).optional(),
    hours: several(openSpan),
    ...inPortal,
  }),
  classrooms: z.object({
    code,
    building: name,
    room: name,
    seats: number,
    kind: z.string().max(20).optional(),
    lessons: several(lesson).default([]),
    ...inPortal,
  }),
  people: z.object({
    code,
    account: z.string().trim().min(1).max(64).optional(),
    name,
    userType: z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(['STUDENT', 'STAFF', 'ADMIN'])),
    /** Absent: this person signs in another way, or not yet. */
    password: z.string().min(8).max(128).optional(),
    /** 1: the password is initial and must be changed at the first sign-in. */
    mustChangePassword: flag.default(0),
    deptCode: code.optional(),
    deptName: name.optional(),
    roles: several(z.union([name.transform((text) => ({ code: text, name: text })), z.object({ code: name, name })])).default([]),
    gender: z.string().max(10).optional(),
    mobile: z.string().max(30).optional(),
    mail: z.string().max(100).optional(),
    idNo: z.string().max(30).optional(),
    major: z.string().max(100).optional(),
    className: z.string().max(100).optional(),
    title: z.string().max(100).optional(),
    campus: z.string().max(100).optional(),
    disabled: flag.default(0),
  }),
  /** The school's source systems (source/source.ts); not available in CSV. */
  sources: z.object({
    code,
    name,
    kind: z.enum(['database', 'http']).default('http'),
    offers: several(z.enum(subjects)),
    http: httpSettings.optional(),
  }),
} as const;

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];
export type RowOf<Name extends ListName> = z.output<(typeof lists)[Name]>;
/** The parsed rows of each list. */
export type SentLists = { [Name in ListName]?: readonly z.input<(typeof lists)[Name]>[] };
export type ReadLists = { [Name in ListName]: RowOf<Name>[] };

/** Lists of the portal's own, which are right; a wrong one is a fault. */
export const parseLists = (sent: SentLists): ReadLists =>
  Object.fromEntries(listNames.map((list) => [list, z.array(lists[list]).parse(sent[list] ?? [])])) as unknown as ReadLists;
