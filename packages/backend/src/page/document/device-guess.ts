import type { Device } from '@portico/area';

const phone = /\b(iPhone|iPod|Windows Phone|HarmonyOS.*Phone)\b|Android.*\bMobile\b|MicroMessenger.*\b(Android|iPhone)\b/i;

/**
 * Which frame to write before the width is known: what this browser showed last, else its client hint, else its user
 * agent. The browser corrects a wrong guess.
 */
export function guessDevice({ viewport, mobileHint, userAgent }: { viewport?: string; mobileHint?: string; userAgent?: string }): Device {
  if (viewport === 'desktop' || viewport === 'mobile') return viewport;
  return isPhone({ mobileHint, userAgent }) ? 'mobile' : 'desktop';
}

/** Whether the device says of itself that it is a phone; what it showed last proves nothing about its width now. */
export const isPhone = ({ mobileHint, userAgent }: { mobileHint?: string; userAgent?: string }): boolean =>
  mobileHint === '?1' || phone.test(userAgent ?? '');
