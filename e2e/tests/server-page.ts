import type { Page } from '@playwright/test';

/** What the server wrote beside the page. */
export async function serverPage(page: Page): Promise<{ rendered: readonly string[]; answered: readonly string[] }> {
  return page.evaluate(() => {
    const { rendered, answers } = JSON.parse(document.getElementById('portico-page')?.textContent ?? '{}');
    return { rendered, answered: Object.keys(answers) };
  });
}

/** Waits until React has hydrated every link within the selector: before, a link opens another document. */
export async function linksHydrated(page: Page, within = '#portal'): Promise<void> {
  await page.waitForFunction((selector) => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll(`${selector} a`)].every(isHydrated);
  }, within);
}

/**
 * Remembers the nodes that stand in the area's place when the document has been read; `keptNodes()` counts those that
 * still do. Left out are a control's plain form, which Arco's
 * replaces (docs/decisions/0013), and what waits for an answer of a later call.
 */
export const theSameNodes = `document.addEventListener('DOMContentLoaded', () => {
  const nodes = [...document.querySelectorAll('[data-area] *')].filter((node) => !node.closest('[data-control], [aria-busy]'));
  window.keptNodes = () => ({ written: nodes.length, kept: nodes.filter((node) => document.contains(node)).length });
})`;
