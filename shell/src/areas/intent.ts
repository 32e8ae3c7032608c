/** Interval in ms in which the same announced page is ignored. */
const remembered = 10_000;

/**
 * Prepares a page when pointer, touch or focus reaches a link to it: its code and first calls start, and it renders off
 * screen once they are ready. One listener serves all links, including server-rendered ones.
 */
export function watchIntent(prepare: (url: URL) => Promise<void>): () => void {
  const announced = new Map<string, number>();
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return;
    const url = new URL(link.href);
    const key = url.pathname + url.search;
    if (key === location.pathname + location.search) return;
    if ((announced.get(key) ?? Number.NEGATIVE_INFINITY) > performance.now() - remembered) return;
    announced.clear();
    announced.set(key, performance.now());
    // A page that cannot be prepared shows its failure when it is opened.
    prepare(url).catch(() => undefined);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
