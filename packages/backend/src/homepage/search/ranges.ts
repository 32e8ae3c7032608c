import type { SearchHit } from '@portico/contracts';
import { folded } from './words.ts';

type Range = SearchHit['ranges'][number];
/** Maximum characters of a hit's summary. */
const maxSummaryLength = 100;

/** The positions of the words in a text, as UTF-16 units of the original text; sorted, not overlapping. */
export function rangesOf(field: Range['field'], text: string, words: readonly string[]): Range[] {
  const { plain, starts } = foldedWithPlaces(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = plain.indexOf(word); word && at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.push([starts[at] ?? 0, starts[at + word.length] ?? text.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  const ranges: Range[] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ field, start, end });
  }
  return ranges;
}

/** Folding may change lengths (ﬁ becomes fi): for each folded unit, the start of its original character. */
function foldedWithPlaces(text: string): { plain: string; starts: number[] } {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const sign of text) {
    const same = folded(sign);
    for (let unit = 0; unit < same.length; unit += 1) starts.push(at);
    plain += same;
    at += sign.length;
  }
  starts.push(at);
  return { plain, starts };
}

/** A short excerpt around the first matching word. */
export function summaryOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= maxSummaryLength) return line;
  const first = rangesOf('summary', line, words)[0]?.start ?? 0;
  const from = Math.max(0, [...line.slice(0, first)].length - 20);
  const piece = signs.slice(from, from + maxSummaryLength).join('');
  return `${from > 0 ? '…' : ''}${piece}${from + maxSummaryLength < signs.length ? '…' : ''}`;
}
