import type { Device, Page, Plan, PlannedArea, Release } from '@portico/area';
import { plannedArea } from '../../registry/releases/active-builds.ts';

/** A page or block of a build, as problems name it. */
export interface GatePage {
  what: string;
  /** Its name in the entry point. */
  name: string;
  page: Page;
}

export interface GatePlan {
  plan: Plan;
  planned: PlannedArea;
  pages: readonly GatePage[];
}

/** A portal with nothing but this build, in which each of its blocks has a page of its own. */
export function gatePlan(release: Release): GatePlan {
  const whole = plannedArea(release);
  const blocks = Object.entries(whole.blocks).map(([sign, { title, membersOnly, calls }], index): GatePage => {
    const page: Page = {
      title,
      ...(membersOnly && { membersOnly }),
      desktop: { path: `/block-at-the-gate/${index}` },
      mobile: { path: `/mobile/block-at-the-gate/${index}` },
      ...(calls && { calls }),
    };
    return { what: `the block ${sign}`, name: blockPage(sign), page };
  });
  const own = Object.entries(whole.pages).map(([name, page]): GatePage => ({ what: `the page ${name}`, name, page }));
  const pages = [...own, ...blocks];
  const planned = { ...whole, pages: Object.fromEntries(pages.map(({ name, page }) => [name, page])) };
  return { plan: { revision: 1, areas: [planned] }, planned, pages };
}

const blockPage = (sign: string) => `block ${sign}`;

/** The server build, whose entry points also export each block as a page. */
export function withBlockPages(code: string, { blocks }: Pick<PlannedArea, 'blocks'>): string {
  const names = JSON.stringify(Object.keys(blocks).map((sign) => [sign, blockPage(sign)]));
  return `${code}
;{
  const { createElement } = require('react');
  const pagesOf = ({ blocks = {} }) => Object.fromEntries(
    ${names}.flatMap(([sign, name]) => blocks[sign] ? [[name, () => createElement(blocks[sign], { settings: {} })]] : []),
  );
  const { desktop, mobile } = module.exports;
  if (desktop?.pages && mobile?.pages)
    module.exports = Object.fromEntries(
      Object.entries({ desktop, mobile }).map(([device, part]) => [device, { ...part, pages: { ...part.pages, ...pagesOf(part) } }]),
    );
}`;
}

export const devices: readonly Device[] = ['desktop', 'mobile'];
