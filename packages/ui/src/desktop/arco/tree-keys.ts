import type { KeyboardEvent } from 'react';

/** Arco's entries, and what folds their branches. */
export const item = '[role="treeitem"]';
export const fold = '.arco-tree-node-switcher-icon';

export const isCurrent = (node: Element): boolean => node.querySelector('[aria-current]') !== null;
export const isOpen = (node: Element): boolean => node.classList.contains('arco-tree-node-expanded');

const press = (target: Element | null) => target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** The keys of a tree: Arco's answers only a pointer. */
export function treeKeys(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(item)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const node = items[at];
  if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = nextItem(event.key, items, at);
  if (next) {
    for (const each of items) each.tabIndex = each === next ? 0 : -1;
    next.focus();
  } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') press(node.querySelector(fold));
  else if (event.key === 'Enter' || event.key === ' ') press(node.querySelector('a'));
  else return;
  event.preventDefault();
}

/** Where a key leads; nothing where it folds or opens the entry itself. */
function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const node = items[at] as HTMLElement;
  const folds = node.querySelector(fold) !== null;
  if (key === 'ArrowDown') return items[at + 1];
  if (key === 'ArrowUp') return items[at - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowRight') return folds && isOpen(node) ? items[at + 1] : undefined;
  if (key === 'ArrowLeft' && !(folds && isOpen(node))) return items.slice(0, at).findLast((each) => levelOf(each) < levelOf(node)) ?? node;
  return undefined;
}

const levelOf = (node: HTMLElement) => Number(node.getAttribute('aria-level'));
