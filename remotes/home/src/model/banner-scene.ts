import type { ArtName } from '@portico/ui';

const scenes = { desktop: 'main', mobile: 'mobile' } as const;

/** How a banner is drawn: the school's scene, another drawing beside the words, or an uploaded picture with its own. */
export type BannerPicture = { kind: 'scene'; name: ArtName } | { kind: 'beside'; cover: string } | { kind: 'uploaded'; address: string };

export function bannerPicture(image: string | undefined, device: 'desktop' | 'mobile'): BannerPicture {
  if (image && /^(https?:\/\/|\/(?!\/))/.test(image)) return { kind: 'uploaded', address: image };
  if (!image?.startsWith('art:') || image === 'art:hall') return { kind: 'scene', name: scenes[device] };
  // On a phone the words take the whole width, so a quiet scene stands behind them.
  return device === 'mobile' ? { kind: 'scene', name: 'mobile-plain' } : { kind: 'beside', cover: image };
}
