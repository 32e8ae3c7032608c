import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';

export interface Pinyin {
  /** Concatenated syllables without tones: chengjichaxun. */
  full: string;
  /** Their initials: cjcx. */
  initials: string;
}
const known = new LRUCache<string, Pinyin>({ max: 20_000 });

/** The pinyin of a Chinese text; letters and digits stay unchanged. */
export function pinyinOf(text: string): Pinyin {
  const found = known.get(text);
  if (found) return found;
  const syllables = pinyin(text.normalize('NFKC').toLowerCase(), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const made = {
    full: syllables.join('').replace(/[^a-z0-9]/g, ''),
    initials: syllables
      .map((each) => (/^[a-z]/.test(each) && isLatinWord(each, text) ? each : each.slice(0, 1)))
      .join('')
      .replace(/[^a-z0-9]/g, ''),
  };
  known.set(text, made);
  return made;
}

/** `VPN 远程访问` begins with vpn, not with v. */
const isLatinWord = (syllable: string, text: string) => text.toLowerCase().includes(syllable);
