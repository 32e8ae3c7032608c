import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, flag, id, linkTarget, nothing, wholeNumber } from './shapes.ts';
import { menuItem } from './unit.ts';

const globalConfig = z.object({
  id,
  topBackground: z.string(),
  topSelected: z.string(),
  topDefault: z.string(),
  bottomNavColor: z.string(),
  bottomFontColor: z.string(),
  bottomFilingColor: z.string(),
  bottomFilingFont: z.string(),
});
const bottomLinkGroup = z.object({
  id,
  groupName: z.string(),
  sort: z.number(),
  links: z.array(z.object({ id, name: z.string(), url: z.string(), icon: z.string().optional(), isFrame: flag })),
});
const bottomMedium = z.object({
  id,
  type: z.enum(['wechat', 'weibo', 'app', 'video', 'other']),
  name: z.string(),
  /** What the QR code says, or the address of a picture of it. */
  qrUrl: z.string().optional(),
  icon: z.string(),
  url: z.string().optional(),
  sort: z.number(),
});
/** Type 1 is the main colour, type 2 title and icon of the site. */
const themeItem = z.union([
  z.object({ id, type: z.literal(1), color: z.string() }),
  z.object({ id, type: z.literal(2), labelName: z.string(), labelLogo: z.string() }),
]);
const banner = z.object({
  id,
  title: z.string(),
  /** A short line above the title. */
  kicker: z.string().optional(),
  desc: z.string().optional(),
  /** An address, or `art:<name>`. */
  imgUrl: z.string(),
  mobileImgUrl: z.string().optional(),
  alt: z.string(),
  target: linkTarget.optional(),
  startTime: dateTime.optional(),
  endTime: dateTime.optional(),
  sort: z.number(),
});
const tool = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  desc: z.string().optional(),
  target: linkTarget,
  sort: z.number(),
});
const busRoute = z.object({
  id,
  routeName: z.string(),
  from: z.string(),
  to: z.string(),
  campus: z.string().optional(),
  /** 1 Monday … 7 Sunday. */
  days: z.array(z.number().int().min(1).max(7)),
  times: z.array(z.object({ depart: z.string(), note: z.string().optional() })),
  stops: z.array(z.string()).optional(),
});
const contentPiece = z.object({ id, sign: z.string(), title: z.string(), html: z.string(), updateTime: dateTime });
const homeBlock = z.object({
  id,
  sign: z.string(),
  name: z.string(),
  area: z.enum(['top', 'left', 'main', 'right', 'bottom']),
  span: z.union([z.literal(6), z.literal(8), z.literal(12), z.literal(16), z.literal(24)]),
  sort: z.number(),
  open: flag,
  isLogin: flag,
  props: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const intelligence = z.object({
  /** 2: the robot is on. */
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  code: z.string(),
  accessToken: z.string(),
  link: z.string(),
  sdkUrl: z.string().optional(),
  /** `sha384-…` of the script, for an SDK whose address names a version. */
  sdkIntegrity: z.string().optional(),
  name: z.string().optional(),
  icon: z.string().optional(),
});
const template = wholeNumber(1, 3).optional();

export const configContract = contract({
  globalConfig: {
    method: 'GET',
    path: '/homepage/globalConfig',
    summary: 'Colours of the bars at top and bottom; the first item counts.',
    who: 'guest',
    idleExempt: true,
    input: nothing,
    output: z.array(globalConfig),
  },
  bottomLinks: {
    method: 'GET',
    path: '/homepage/bottomLink/list',
    summary: 'Link groups of the footer.',
    who: 'guest',
    idleExempt: true,
    input: nothing,
    output: z.array(bottomLinkGroup),
  },
  bottomMedia: {
    method: 'GET',
    path: '/homepage/globalConfig/getBottomMedia',
    summary: 'Accounts of the school in other media.',
    who: 'guest',
    idleExempt: true,
    input: z.object({ style: wholeNumber(0, 3).optional() }),
    output: z.array(bottomMedium),
  },
  themes: {
    method: 'GET',
    path: '/homepage/theme/list',
    summary: 'Main colour, and title and icon of the site.',
    who: 'guest',
    idleExempt: true,
    input: nothing,
    output: z.array(themeItem),
  },
  banners: {
    method: 'GET',
    path: '/homepage/banner/list',
    summary: 'The running banners.',
    who: 'guest',
    input: z.object({ terminal: z.enum(['pc', 'mobile']).optional() }),
    output: z.array(banner),
  },
  topNavigation: {
    method: 'GET',
    path: '/homepage/topNavigation/list',
    summary: 'The menu that this visitor sees.',
    who: 'guest',
    input: nothing,
    output: z.array(menuItem),
  },
  tools: {
    method: 'GET',
    path: '/homepage/tool/list',
    summary: 'Small tools of the school.',
    who: 'guest',
    input: nothing,
    output: z.array(tool),
  },
  busRoutes: {
    method: 'GET',
    path: '/homepage/car/list',
    summary: 'The timetable of the campus buses.',
    who: 'guest',
    input: nothing,
    output: z.array(busRoute),
  },
  content: {
    method: 'GET',
    path: '/homepage/content',
    summary: 'One written page of the school, as clean HTML.',
    who: 'guest',
    input: z.object({ id: id.optional(), sign: z.string().max(64).optional() }),
    output: contentPiece,
  },
  contentShowTypes: {
    method: 'GET',
    path: '/homepage/content/showType',
    summary: 'How each written page is shown.',
    who: 'guest',
    input: nothing,
    output: z.array(z.object({ sign: z.string(), showType: z.enum(['html', 'image', 'list', 'hidden']) })),
  },
  homeConfig: {
    method: 'GET',
    path: '/homepage/homeConfig/list',
    summary: 'The blocks of the home page and where they stand.',
    who: 'guest',
    input: z.object({ template }),
    output: z.array(homeBlock),
  },
  intelligence: {
    method: 'GET',
    path: '/homepage/intelligence',
    summary: 'The assistant; the first item counts.',
    who: 'guest',
    idleExempt: true,
    input: nothing,
    output: z.array(intelligence),
  },
});

export type GlobalConfig = z.output<typeof globalConfig>;
export type BottomLinkGroup = z.output<typeof bottomLinkGroup>;
export type BottomMedium = z.output<typeof bottomMedium>;
export type ThemeItem = z.output<typeof themeItem>;
export type Banner = z.output<typeof banner>;
export type Tool = z.output<typeof tool>;
export type BusRoute = z.output<typeof busRoute>;
export type ContentPiece = z.output<typeof contentPiece>;
export type HomeBlock = z.output<typeof homeBlock>;
export type Intelligence = z.output<typeof intelligence>;
