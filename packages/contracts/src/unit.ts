import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, flag, id, nothing, terminal } from './shapes.ts';

const menuEntry = z.object({
  id,
  name: z.string(),
  icon: z.string().optional(),
  link: z.string(),
  path: z.string(),
  /** 1 built in, 0 the school's own. */
  isDefault: flag,
  isLogin: flag,
  /** 1 embedded, 0 a new tab. */
  isFrame: flag,
  pageNavigationId: id,
  sort: z.number(),
  mobileLink: z.string().optional(),
  terminal,
  /** The module that switches a built-in entry on and off. */
  module: z.string().optional(),
});
export const menuItem = menuEntry.extend({ children: z.array(menuEntry).optional() });

export const moduleStatus = z.object({
  sign: z.string(),
  name: z.string(),
  open: flag,
  sort: z.number(),
  /** 1: visible, but in maintenance; `text` says why. */
  maintenance: flag.optional(),
  text: z.string().optional(),
  children: z.array(z.object({ sign: z.string(), name: z.string(), open: flag })),
});

const filing = z.object({
  owner: z.string(),
  organizer: z.string().optional(),
  icp: z.string(),
  police: z.string().optional(),
  siteCode: z.string().optional(),
  badgeUrl: z.string().optional(),
});

/** One sentence for every visitor of a school; a tab hides it when the visitor closes this `id`, and at `until`. */
export const urgentNotice = z.object({ id, text: z.string(), until: dateTime });

export const unitConfig = z.object({
  fid: id,
  unitName: z.string(),
  /** Grows with each change of the school's configuration and modules; `/live` names it. */
  revision: z.number(),
  template: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  specialStyle: flag,
  /** 0 none, 1 a row of QR codes, 2 icons, 3 both. */
  bottomMediaStyle: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  homePath: z.string().optional(),
  /** Every page of this school for this kind of person, including those that need signing in. */
  menus: z.array(menuItem),
  /** What this visitor sees in the menu and may open now. */
  openMenus: z.array(menuItem),
  modules: z.array(moduleStatus),
  grayMode: flag.optional(),
  elderMode: flag.optional(),
  filings: filing,
  /** Address, post code and telephone, as lines of the footer. */
  contact: z.array(z.string()),
  /** What now runs as an urgent notice: a banner on all pages. */
  urgent: urgentNotice.optional(),
});

export const unitContract = contract({
  getConfig: {
    method: 'GET',
    path: '/pedestal/unitConfig/getConfig',
    summary: 'The school, its menus and the state of its modules, for this visitor.',
    who: 'guest',
    // The tab calls it itself when modules are switched; it does not count as the visitor's activity.
    idleExempt: true,
    input: nothing,
    output: unitConfig,
  },
});

export type MenuItem = z.output<typeof menuItem>;
export type PageModuleStatus = z.output<typeof moduleStatus>;
export type Filing = z.output<typeof filing>;
export type UrgentNotice = z.output<typeof urgentNotice>;
export type UnitConfig = z.output<typeof unitConfig>;
