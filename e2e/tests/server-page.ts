import type { Page } from '@playwright/test';

/** What the server wrote beside the page. */
export async function serverPage(page: Page): Promise<{ rendered: readonly string[]; answered: readonly string[] }> {
  return page.evaluate(() => {
    const { rendered, answers } = JSON.parse(document.getElementById('portico-page')?.textContent ?? '{}');
    return { rendered, answered: Object.keys(answers) };
  });
}

/**
 * Remembers the nodes that stand in the area's place when the document has been read; `keptNodes()` counts those that
 * still do. A control's plain form is left out: Arco's takes its place when its code arrives (docs/decisions/0013).
 */
export const theSameNodes = `document.addEventListener('DOMContentLoaded', () => {
  const nodes = [...document.querySelectorAll('[data-area] *')].filter((node) => !node.closest('[data-control]'));
  window.keptNodes = () => ({ written: nodes.length, kept: nodes.filter((node) => document.contains(node)).length });
})`;
