import type { MouseEvent } from 'react';

/** Follows an anchor of the page by itself, so that the address stays as it is: scrolls there and takes the focus along. */
export function goTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  heading.closest('details')?.setAttribute('open', '');
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
