import type { Device } from '@portico/area';

const phone = /\b(iPhone|iPod|Windows Phone|HarmonyOS.*Phone)\b|Android.*\bMobile\b|MicroMessenger.*\b(Android|iPhone)\b/i;

/**
 * The frame to render before the width is known: the last one in this browser, else its client hint, else its user
 * agent. The browser corrects a wrong guess.
 */
export function guessDevice({ viewport, mobileHint, userAgent }: { viewport?: string; mobileHint?: string; userAgent?: string }): Device {
  if (viewport === 'desktop' || viewport === 'mobile') return viewport;
  return isPhone({ mobileHint, userAgent }) ? 'mobile' : 'desktop';
}

/** Whether the device identifies itself as a phone; the last frame proves nothing about the current width. */
export const isPhone = ({ mobileHint, userAgent }: { mobileHint?: string; userAgent?: string }): boolean =>
  mobileHint === '?1' || phone.test(userAgent ?? '');
