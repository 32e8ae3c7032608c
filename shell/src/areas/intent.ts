/** ms for which an announced page is not announced again. */
const remembered = 10_000;

/**
 * Makes a page ready as soon as pointer, finger or focus comes to a link that leads there: its code and first calls
 * start at once, and when they are here it is rendered out of sight. One listener serves every link, the server-written
 * ones too.
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
    // A page that cannot be made ready says so when it is opened.
    prepare(url).catch(() => undefined);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
