import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const maxTexts = 500;

/**
 * The hashes by which a content security policy allows inline texts. Unlike a nonce they are equal for all visitors of
 * a page, so the page can be cached; injected text has no hash.
 */
export function createInlineHashes(): (texts: readonly string[]) => string[] {
  const known = new LRUCache<string, string>({ max: maxTexts });
  return (texts) =>
    [...new Set(texts)].map((text) => {
      const found = known.get(text);
      if (found) return found;
      const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      known.set(text, source);
      return source;
    });
}
