import type { Tab } from './tab.ts';
import { until } from './until.ts';

/** Somebody at a tab: finds by CSS or, with a leading slash or bracket, by XPath, and waits for what is not there yet. */
export interface Visitor extends Omit<Tab, 'another'> {
  /** Waits until a function in the page returns something truthy, and returns it. */
  sees<Args extends unknown[], Result>(what: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Clicks into a field and types. */
  type(selector: string, characters: string): Promise<void>;
  /** Waits until at least one element, or none, is shown. */
  shows(selector: string): Promise<void>;
  hides(selector: string): Promise<void>;
  /** Waits until the page contains a text. */
  reads(text: string): Promise<void>;
  /** Waits until the address is this one, without its origin. */
  arrives(at: string): Promise<void>;
  another(): Promise<Visitor>;
}

/** XPath for an element by its whole text or accessible name. */
export const called = (tag: string, name: string): string => `//${tag}[normalize-space(.)="${name}" or @aria-label="${name}"]`;

export function visitorAt(tab: Tab): Visitor {
  const sees: Visitor['sees'] = (what, ...args) =>
    until(async () => {
      const value = await tab.evaluate(what, ...args);
      if (!value) throw new Error(`Never came true: ${what.name || what} ${JSON.stringify(args)}`);
      return value;
    });
  const visitor: Visitor = {
    ...tab,
    sees,
    async click(selector) {
      const [x = 0, y = 0] = (await sees(pointOf, selector)) ?? [];
      await tab.pointer(x, y);
    },
    async type(selector, characters) {
      await visitor.click(selector);
      await tab.keys(characters);
    },
    shows: async (selector) => void (await sees(isShown, selector, true)),
    hides: async (selector) => void (await sees(isShown, selector, false)),
    reads: (text) => visitor.shows(`//*[text()[contains(., "${text}")]]`),
    arrives: async (at) => void (await sees((wanted: string) => location.pathname + location.search === wanted, at)),
    another: async () => visitorAt(await tab.another()),
  };
  return visitor;
}

/* The functions below run in the page: they use nothing from this file. */

function isShown(selector: string, wanted: boolean): boolean {
  const found = /^[/(]/.test(selector)
    ? document.evaluate(selector, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    : document.querySelectorAll(selector);
  const elements = Array.from({ length: 'snapshotLength' in found ? found.snapshotLength : found.length }, (_each, at) =>
    'snapshotLength' in found ? (found.snapshotItem(at) as Element) : (found[at] as Element),
  );
  return elements.some((each) => each.checkVisibility({ visibilityProperty: true })) === wanted;
}

/** Where to click an element once it stands still in the window; undefined until then. */
async function pointOf(selector: string): Promise<[number, number] | undefined> {
  const found = /^[/(]/.test(selector)
    ? document.evaluate(selector, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    : document.querySelectorAll(selector);
  const count = 'snapshotLength' in found ? found.snapshotLength : found.length;
  let element: Element | undefined;
  for (let at = 0; at < count && !element; at += 1) {
    const each = ('snapshotLength' in found ? found.snapshotItem(at) : found[at]) as Element;
    if (each.checkVisibility({ visibilityProperty: true })) element = each;
  }
  if (!element || document.documentElement.dataset.live !== 'true') return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width === 0) return undefined;
  // WebKit gives rectangles of a zoomed body without its zoom.
  const zoom = Number(getComputedStyle(document.body).zoom) || 1;
  const isUnzoomed = Math.abs(document.body.getBoundingClientRect().width * zoom - innerWidth) < 20 && zoom !== 1;
  const seen = (value: number, scrolled: number) => Math.round(isUnzoomed ? (value + scrolled) * zoom - scrolled : value);
  return [seen(left + Math.min(width / 2, 200), scrollX), seen(top + Math.min(height / 2, 200), scrollY)];
}
