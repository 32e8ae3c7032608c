import type { MouseEvent } from 'react';

/** Follows a page anchor without changing the address: scrolls there and moves the focus. */
export function goTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  heading.closest('details')?.setAttribute('open', '');
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
