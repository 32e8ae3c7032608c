/**
 * Runs in the page before anything else: notes when an area is painted, that is, when its page stands with every block
 * on the screen filled and nothing busy, and that frame is drawn. `painted(area)` answers ms since the start.
 */
export const watchPaint = `(() => {
  const times = {};
  const near = (element) => element.getBoundingClientRect().top < innerHeight;
  const full = (area) => {
    const outlet = document.querySelector('[data-area="' + area + '"]');
    if (!outlet || outlet.querySelectorAll('a').length < 4) return false;
    const busy = [...outlet.querySelectorAll('[aria-busy="true"]')].some(near);
    const open = [...outlet.querySelectorAll('[data-block]')].filter(near).some((block) => block.childElementCount === 0);
    return !busy && !open;
  };
  window.paintedArea = (area) => new Promise((resolve) => {
    const afterPaint = () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(0);
    };
    const look = () => full(area) ? afterPaint() : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  window.firstPaintedArea = new Promise((resolve) => {
    const begin = () => window.paintedArea('home').then(resolve);
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', begin, { once: true }) : begin();
  });
})()`;

/** ms after which a page counts as it stands: a block of it may wait for a source that never answers. */
const timeoutMs = 10_000;

/** What a first visit showed: ms until the largest paint and until React has the page in hand, and the layout's shift. */
export interface FirstPage {
  largest: number;
  hands: number;
  shift: number;
}

/**
 * Runs in the page before anything else: `firstPage` answers when the area's page stands and, with script, React has it in
 * hand; `largest` is the time of the largest paint so far, `hands` that of the first moment in which a link of the area is React's.
 */
export const watchFirstPage = (script: boolean): string => `(() => {
  let largest = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  let shift = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value; })
    .observe({ type: 'layout-shift', buffered: true });
  const link = () => document.querySelector('[data-area] a, [data-area] button');
  const inHand = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const idle = () => ![...document.querySelectorAll('[data-area] [aria-busy="true"]')].some((each) => each.getBoundingClientRect().top < innerHeight);
  window.firstPage = new Promise((resolve) => {
    let hands = NaN;
    const look = () => {
      const element = link();
      if (element && Number.isNaN(hands) && inHand(element)) hands = performance.now();
      const late = performance.now() > ${timeoutMs};
      if (late || (element && idle() && (${!script} || !Number.isNaN(hands)))) setTimeout(() => resolve({ largest, hands, shift }), 1000);
      else setTimeout(look, 4);
    };
    look();
  });
})()`;
