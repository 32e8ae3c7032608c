/** A piece of a text, marked where it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

interface Range {
  start: number;
  end: number;
}

/**
 * Splits a text at the ranges from the server. A range that is out of bounds, reversed, overlapping or that splits a
 * character is ignored: the text itself stays complete.
 */
export function highlighted(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (![start, end].every((place) => Number.isInteger(place) && place >= 0 && place <= text.length && !cutsSign(text, place))) continue;
    if (start < from || end <= start) continue;
    pieces.push({ text: text.slice(from, start), marked: false }, { text: text.slice(start, end), marked: true });
    from = end;
  }
  return [...pieces, { text: text.slice(from), marked: false }].filter((piece) => piece.text !== '');
}

const cutsSign = (text: string, place: number) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(place - 1, place + 1)) && place > 0;
