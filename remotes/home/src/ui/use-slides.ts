import { useEffect, useState } from 'react';

const duration = 6_000;

/** Which slide is shown. It goes on by itself every six seconds, but not while it is pointed at, focused, paused or unwanted. */
export function useSlides(count: number) {
  const [{ current, turned }, show] = useState({ current: 0, turned: false });
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (paused || held || count < 2) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.mode === 'elder') return;
    const timer = setInterval(() => show((now) => ({ current: (now.current + 1) % count, turned: true })), duration);
    return () => clearInterval(timer);
  }, [paused, held, count]);
  return {
    current: count ? current % count : 0,
    paused,
    /** The slide took another's place; the first one stands there as the page arrives, without appearing. */
    turned,
    choose: (at: number) => show({ current: at, turned: true }),
    togglePaused: () => setPaused((now) => !now),
    /** Put these on what holds the slides. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
