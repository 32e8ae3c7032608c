import type { Device } from '@portico/area';

const phone = /\b(iPhone|iPod|Windows Phone|HarmonyOS.*Phone)\b|Android.*\bMobile\b|MicroMessenger.*\b(Android|iPhone)\b/i;

/**
 * Which frame to write before the width is known: what this browser showed last, else its client hint, else its user
 * agent. The browser corrects a wrong guess.
 */
export function guessDevice({ viewport, mobileHint, userAgent }: { viewport?: string; mobileHint?: string; userAgent?: string }): Device {
  if (viewport === 'desktop' || viewport === 'mobile') return viewport;
  if (mobileHint === '?1') return 'mobile';
  return phone.test(userAgent ?? '') ? 'mobile' : 'desktop';
}
