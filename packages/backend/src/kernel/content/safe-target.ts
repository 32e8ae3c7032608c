import type { LinkTarget } from '@portico/contracts';

/** An own path, or an http(s) address without a name and password in it. Anything else leads nowhere. */
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

/** What came from outside the portal, made fit to be followed. */
export function safeTarget(target: LinkTarget): LinkTarget {
  const { mobileLink, ...rest } = target;
  const mobile = mobileLink ? safeLink(mobileLink) : '';
  return { ...rest, link: safeLink(target.link), ...(mobile && { mobileLink: mobile }) };
}
