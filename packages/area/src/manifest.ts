import type { FirstCall } from './first-call.ts';

/** The four frames that the shell can put around a page. */
export type Layout = 'default' | 'view' | 'pctpl2' | 'mobile';
export type Device = 'desktop' | 'mobile';

/** How the shell treats a page on one device. */
export interface PageRoute {
  /** One or more path patterns, `/news/more/:id`. The first one is where links lead. */
  path: string | readonly [string, ...string[]];
  layout?: Layout;
  /** A page below a main page: the mobile frame shows a back button. */
  secondary?: boolean;
  /** State, scroll and filters stay when the visitor leaves. */
  keepalive?: boolean;
  hideFooter?: boolean;
  disablePullRefresh?: boolean;
}

/** Where an area's own entry stands in the menu. */
export interface MenuPlace {
  /** A name of the icon set. */
  icon?: string;
  /** Built-in entries have 0 to 9, a school's own ones 100 and more. Default 50. */
  sort?: number;
}

export interface Page {
  /** What the visitor sees in the tab, in Chinese. */
  title: string;
  /** The module that switches this page on and off. Default: the area's id. */
  module?: string;
  /** Only for signed-in people. */
  membersOnly?: boolean;
  /** The page has an entry of its own in the menu, under its title, wherever its area is active and its module open. */
  menu?: MenuPlace;
  /** Where the page stands on each device; a device that truly lacks the page leaves it out. */
  desktop?: PageRoute;
  mobile?: PageRoute;
  /** The calls that the first screen needs. */
  calls?: readonly FirstCall[];
  /** The signs of the blocks on the first screen, this area's and others': their code and calls start with the page's own. */
  blocks?: readonly string[];
}

/** A piece of one area that home arranges and other areas never import; home's own are declared alike. */
export interface Block {
  title: string;
  /** Height in px (desktop) and in 1/100 rem at 375 px (mobile) that is kept while it loads. */
  height: { desktop: number; mobile: number };
  membersOnly?: boolean;
  calls?: readonly FirstCall[];
}

/** What an area tells the portal. Data only: it is written beside the entry and into the registry. */
export interface AreaManifest {
  /** Also its module sign, its folder and its federation name. */
  id: string;
  title: string;
  /** The portal contract that it was built for, `^1`. */
  contract: string;
  pages: Readonly<Record<string, Page>>;
  /** By block sign, `news.latest`. */
  blocks?: Readonly<Record<string, Block>>;
  /** More than 60 kB (brotli) for the scripts of an entry point: how many bytes, at most 250,000, and why visitors have to wait for them. */
  budget?: { desktop?: number; mobile?: number; reason: string };
}

/** The contract that this shell offers to areas; an area's `contract` range must contain it. */
export const portalContract = '1.0.0';

/** States an area's manifest and keeps its page names, so that links and entry points are checked by the compiler. */
export function defineArea<const T extends AreaManifest>(manifest: T): T {
  return manifest;
}
