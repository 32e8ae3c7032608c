import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const maxTexts = 500;

/**
 * The hashes by which a content security policy lets texts pass that stand in a page itself. Unlike a nonce they are the
 * same for all who get the same page, so a page can be kept; a text that somebody slips in has none.
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
