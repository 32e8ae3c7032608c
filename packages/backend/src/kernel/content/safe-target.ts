import type { FileRef, LinkTarget } from '@portico/contracts';

/** The portal's own path, or an http(s) address without user name and password. Anything else has no target. */
export function safeLink(link: string): string {
  const text = link.trim();
  if (/^\/(?![/\\])/.test(text) && !/[\\\s\p{Cc}]/u.test(text)) return text;
  if (!URL.canParse(text)) return '';
  const address = new URL(text);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return '';
  address.username = '';
  address.password = '';
  return address.href;
}

/** A file whose address may be opened; undefined for any other. */
export function safeFile(file: FileRef | undefined): FileRef | undefined {
  const url = file && safeLink(file.url);
  return url ? { ...file, url } : undefined;
}

/** Makes an external address safe to open. */
export function safeTarget(target: LinkTarget): LinkTarget {
  const { mobileLink, ...rest } = target;
  const mobile = mobileLink ? safeLink(mobileLink) : '';
  return { ...rest, link: safeLink(target.link), ...(mobile && { mobileLink: mobile }) };
}
