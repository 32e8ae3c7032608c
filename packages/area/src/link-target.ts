import { entryAddress } from './shell-path.ts';

/** Where a menu entry, service, notice or banner leads, as the server sends it. */
export interface LinkTarget {
  link: string;
  /** 1 embedded in /iframe, 0 new tab; only for addresses outside the portal. */
  isFrame?: 0 | 1;
  /** 1: only for signed-in people. */
  isLogin?: 0 | 1;
  /** Names a registered outside address for /iframe and /outside-chain. */
  pageNavigationId?: string;
}

/** What an address may do. */
export type LinkDecision =
  | { kind: 'inside'; to: string }
  | { kind: 'frame'; to: string }
  | { kind: 'interstitial'; to: string }
  | { kind: 'new-tab'; href: string }
  | { kind: 'refused' };

/** A path of the portal itself: one slash at its start, nothing that a browser reads as another host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters from addresses, so they are refused
const isPortalPath = (link: string) => /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(link);

/**
 * The one rule for links, in the browser and on the server. Portal paths open inside. An http(s) address that the
 * school registered as a navigation entry opens in the frame or behind the interstitial; any other in a new tab. Every
 * other scheme is refused.
 */
export function decideLink(target: LinkTarget, guest: boolean): LinkDecision {
  const link = target.link.trim();
  if (isPortalPath(link)) return { kind: 'inside', to: link };
  let address: URL;
  try {
    address = new URL(link);
  } catch {
    return { kind: 'refused' };
  }
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return { kind: 'refused' };
  const id = target.pageNavigationId;
  if (!id) return { kind: 'new-tab', href: address.href };
  // Guests may not enter /iframe and /outside-chain; what is public opens directly (readings 8).
  if (guest && !target.isLogin && !target.isFrame) return { kind: 'new-tab', href: address.href };
  return { kind: target.isFrame ? 'frame' : 'interstitial', to: entryAddress({ isFrame: target.isFrame ?? 0, pageNavigationId: id }) };
}
