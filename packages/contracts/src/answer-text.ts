/** Some text of an answer, strong or plain; always shown as text. */
export interface AnswerWords {
  text: string;
  strong: boolean;
}

/** A paragraph or list of an answer; each line is a list of text runs. */
export type AnswerPart = { kind: 'paragraph'; lines: AnswerWords[][] } | { kind: 'list'; ordered: boolean; items: AnswerWords[][] };

/** Maximum characters shown of an answer. */
const longest = 8_000;
const bullet = /^\s*[-*•]\s+(.*)$/;
const number = /^\s*\d{1,3}[.、)]\s*(.*)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what cannot be seen, or turns the direction of the text, is taken out
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Parses the markup that an assistant's answer may contain: paragraphs, lines, **strong** text and lists. Everything
 * else (HTML, links, headings) stays plain text, so an untrusted answer can be shown.
 */
export function readAnswer(answer: string): AnswerPart[] {
  const signs = [...answer.replace(/\r\n?/g, '\n').replace(unseen, '')];
  const text = signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('');
  const parts: AnswerPart[] = [];
  let open: AnswerPart | undefined;
  for (const line of text.split('\n')) {
    const item = bullet.exec(line)?.[1];
    const step = number.exec(line)?.[1];
    if (!line.trim()) open = undefined;
    else if (item !== undefined || step !== undefined) {
      const ordered = item === undefined;
      if (open?.kind !== 'list' || open.ordered !== ordered) {
        open = { kind: 'list', ordered, items: [] };
        parts.push(open);
      }
      open.items.push(wordsOf(item ?? step ?? ''));
    } else {
      if (open?.kind !== 'paragraph') {
        open = { kind: 'paragraph', lines: [] };
        parts.push(open);
      }
      open.lines.push(wordsOf(line.trim()));
    }
  }
  return parts;
}

function wordsOf(line: string): AnswerWords[] {
  return line
    .split(/\*\*(?!\s)([^*]+)(?<!\s)\*\*/)
    .map((text, at) => ({ text, strong: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
