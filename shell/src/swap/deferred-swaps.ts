import type { followSwaps } from './follow-swaps.ts';

/** ms after which the code of swaps comes by itself, so that it is here even if the portal is replaced meanwhile. */
const settled = 10_000;

/** Follows swaps with code that no first visit pays for: it comes when the page has long settled, or with the first newer plan. */
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
        // The next newer plan asks again.
        asked = false;
      },
    );
  };
  const forget = parts.facts.subscribe(come);
  setTimeout(come, settled);
}
