import { keptHeader } from '../../kept/kept-protocol.ts';

const titleHeader = 'x-portico-title';
const maxAgeMs = 7 * 24 * 3_600_000;

/** A page as it is kept. Its security policy is one of its headers and stays. */
export function keptDocument(html: string, headers: Headers, now: number): Response {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const kept = new Headers(headers);
  // The text is no longer packed.
  kept.delete('content-encoding');
  kept.delete('content-length');
  kept.set(keptHeader, String(now));
  kept.set(titleHeader, encodeURIComponent(title));
  return new Response(html.replace('<html ', `<html data-kept="${shownTime(now)}" `), { headers: kept });
}

export const keptAt = (document: Response): number => Number(document.headers.get(keptHeader) ?? 0);

/** Still HTML: its signs are escaped. */
export const titleOf = (document: Response): string => decodeURIComponent(document.headers.get(titleHeader) ?? '');

/** A page is kept for a week; a school's week is older then. */
export const isTooOld = (document: Response, now: number): boolean => now - keptAt(document) > maxAgeMs;

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const shownTime = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
