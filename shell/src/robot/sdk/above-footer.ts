/** Px between the capsule and the window's lower edge, and between it and a visible footer. */
const usual = 96;
const gap = 16;

/** Keeps an element above the page's footer while that is visible. Returns the function that stops it. */
export function keepAboveFooter(raised: HTMLElement): () => void {
  const steps = Array.from({ length: 41 }, (_step, at) => at / 40);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        // Both in page pixels, whatever the zoom.
        const height = (target as HTMLElement).offsetHeight * intersectionRatio;
        raised.style.setProperty('--bottom', `${Math.max(usual, Math.round(height + gap))}px`);
      }
    },
    { threshold: steps },
  );
  let footer: Element | null = null;
  const watch = () => {
    const now = document.querySelector('[data-layout] > footer');
    if (now === footer) return;
    seen.disconnect();
    raised.style.removeProperty('--bottom');
    footer = now;
    if (footer) seen.observe(footer);
  };
  // Pages with another frame have another footer, or none.
  const frames = new MutationObserver(watch);
  const frame = document.getElementById('portal');
  if (frame) frames.observe(frame, { childList: true, subtree: true });
  watch();
  return () => {
    seen.disconnect();
    frames.disconnect();
  };
}
