import type { ArtName } from '@portico/ui';

/** The wide scenes that stand for covers: a cover's proportions do not fit a banner. */
const wide: Record<string, ArtName> = { hall: 'main', books: 'gateway', lattice: 'band', bridge: 'login' };
const narrow: Record<string, ArtName> = { hall: 'mobile' };

/** The drawing of a banner without an uploaded picture. */
export function bannerScene(image: string | undefined, device: 'desktop' | 'mobile'): ArtName | undefined {
  if (image && !image.startsWith('art:')) return undefined;
  const cover = image?.slice(4) ?? 'hall';
  return device === 'desktop' ? (wide[cover] ?? 'main') : (narrow[cover] ?? 'mobile-plain');
}
