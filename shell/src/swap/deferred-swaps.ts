import type { followSwaps } from './follow-swaps.ts';

/**
 * Delay in ms before the swap code loads by itself, so that it is available even if the portal is replaced meanwhile.
 */
const settled = 10_000;

/**
 * Follows swaps with code that no first visit loads: it loads when the page has been idle for long, or with the first
 * newer plan.
 */
export function followSwapsDeferred(parts: Parameters<typeof followSwaps>[0]): void {
  let asked = false;
  const come = () => {
    if (asked) return;
    asked = true;
    import(/* webpackChunkName: "swap" */ './follow-swaps.ts').then(
      (code) => {
        forget();
        code.followSwaps(parts);
      },
      () => {
        // The next newer plan tries again.
        asked = false;
      },
    );
  };
  const forget = parts.facts.subscribe(come);
  setTimeout(come, settled);
}
