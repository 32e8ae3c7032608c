import type { Journey } from '../journey.ts';
import { keys } from '../tab.ts';

/** A visitor asks the assistant and gets an answer with its sources. */
export const robot: Journey = async ({ visitor, portal, path }) => {
  await visitor.goto(portal.url() + path('/news'));
  // Its elements are in a shadow root, which the visitor's own selectors do not enter.
  await visitor.sees(() => document.querySelector('#portico-robot')?.shadowRoot?.querySelector('button[aria-label^="智能助手"]') != null);
  await visitor.evaluate(() => {
    document.querySelector('#portico-robot')?.shadowRoot?.querySelector<HTMLElement>('button[aria-label^="智能助手"]')?.click();
  });
  await visitor.sees(() => document.querySelector('#portico-robot')?.shadowRoot?.activeElement?.tagName === 'TEXTAREA');
  await visitor.keys(`校园卡丢了怎么办${keys.enter}`);
  await visitor.sees(() => document.querySelector('#portico-robot')?.shadowRoot?.querySelector('[role="log"] a[href^="/"]') != null);
  await visitor.keys(keys.escape);
  await visitor.sees(() => document.querySelector('#portico-robot')?.shadowRoot?.querySelector('dialog[open]') === null);
};
