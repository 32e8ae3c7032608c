import type { ConfigBodies } from '../../kernel/config/schema.ts';
import { safeLink } from '../../kernel/content/safe-target.ts';

const usualColor = '#007aff';

/** Colours are written into a stylesheet and logo addresses into a page: invalid ones are replaced. */
export function safeTheme(body: ConfigBodies['theme']): ConfigBodies['theme'] {
  if (body.type === 1) return { ...body, color: /^#[0-9a-f]{6}$/i.test(body.color) ? body.color : usualColor };
  const logo = safeLink(body.labelLogo);
  return { ...body, labelLogo: /^(https:|\/)/.test(logo) ? logo : '' };
}
