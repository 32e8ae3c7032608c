import type { Endpoint } from './endpoint.ts';
import type { FirstCall } from './first-call.ts';

/** The four frames that the shell can put around a page. */
export type Layout = 'default' | 'view' | 'pctpl2' | 'mobile';
export type Device = 'desktop' | 'mobile';

/** How the shell treats a page on one device. */
export interface PageRoute {
  /** One or more path patterns, `/news/more/:id`. Links use the first one. */
  path: string | readonly [string, ...string[]];
  layout?: Layout;
  /** A page below a main page: the mobile frame shows a back button. */
  secondary?: boolean;
  /** State, scroll and filters stay when the visitor leaves. */
  keepalive?: boolean;
  hideFooter?: boolean;
  disablePullRefresh?: boolean;
}

/** The position of an area's own entry in the menu. */
export interface MenuPlace {
  /** A name of the icon set. */
  icon?: string;
  /** Built-in entries have 0 to 9, a school's own ones 100 and more. Default 50. */
  sort?: number;
  badge?: MenuBadge;
}

/**
 * A member's number beside the entry, in menu and tab bar: a field of a call's answer, asked for when the page is
 * otherwise ready. What the area stores under the same call is shown at once.
 */
export interface MenuBadge {
  call: FirstCall;
  /** The answer's field with the number. */
  field: string;
  /** What it counts, read aloud before it: 待办. */
  what: string;
}

export interface Page {
  /** What the visitor sees in the tab, in Chinese. */
  title: string;
  /** The module that switches this page on and off. Default: the area's id. */
  module?: string;
  /** Only for signed-in people. */
  membersOnly?: boolean;
  /**
   * A member's phone that has seen this page opens it without a network as well, with the answers to its `calls` of then.
   * The text says what works, `可以看今天和本周的日程`; the frame shows it beside the time. Only addresses below /mobile/,
   * without a query.
   */
  offline?: string;
  /** A page for work, on both devices: no robot floats above it, and pulling it down does not reload it. */
  quiet?: boolean;
  /** The page has its own menu entry under its title, wherever its area is active and its module open. */
  menu?: MenuPlace;
  /** The page's paths on each device; omit a device that lacks the page. */
  desktop?: PageRoute;
  mobile?: PageRoute;
  /** The calls that the first screen needs. */
  calls?: readonly FirstCall[];
  /** Ids of the blocks on the first screen, this area's and others': their code and calls start with the page's own. */
  blocks?: readonly string[];
}

/** A part of one area that home arranges and other areas never import; home declares its own alike. */
export interface Block {
  title: string;
  /** Height in px (desktop) and in 1/100 rem at 375 px (mobile), reserved while it loads. */
  height: { desktop: number; mobile: number };
  membersOnly?: boolean;
  calls?: readonly FirstCall[];
}

/** An area's description for the portal. Data only: the build writes it beside the entry and into the registry. */
export interface AreaManifest {
  /** Also its module sign, its folder and its federation name. */
  id: string;
  title: string;
  /** The portal contract that it was built for, `^1`. */
  contract: string;
  pages: Readonly<Record<string, Page>>;
  /** By block sign, `news.latest`. */
  blocks?: Readonly<Record<string, Block>>;
  /** The parts of the team's own service, by name. Each school's operator binds them to an address. */
  endpoints?: Readonly<Record<string, Endpoint>>;
  /** For an entry point whose scripts exceed 60 kB (brotli): the allowed bytes, at most 250,000, and the reason. */
  budget?: { desktop?: number; mobile?: number; reason: string };
}

/** The contract that this shell offers to areas; an area's `contract` range must contain it. */
export const portalContract = '1.0.0';

/** Declares an area's manifest and keeps its page names, so that the compiler checks links and entry points. */
export function defineArea<const T extends AreaManifest>(manifest: T): T {
  return manifest;
}
