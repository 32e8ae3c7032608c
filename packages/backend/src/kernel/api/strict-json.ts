/** Rules for a body: UTF-8 without a byte order mark, unique names in an object, no `__proto__`, at most 32 deep. */
const deepest = 32;

/** Parses a JSON body. Throws a SyntaxError for everything that two parsers could read differently. */
export function readStrictJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  checkNames(text);
  return JSON.parse(text);
}

/** Scans the strings and braces of a text; JSON.parse checks the rest. */
function checkNames(text: string): void {
  /** One entry for each open bracket: the names so far in an object, null for a list. */
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null);
      if (open.length > deepest) throw new SyntaxError('too deep');
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === '"') {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (names && /^\s*:/.test(text.slice(end + 1, end + 64))) addName(names, text.slice(at, end + 1));
      at = end;
    }
  }
}

function addName(names: Set<string>, quoted: string): void {
  const name = JSON.parse(quoted) as string;
  if (name === '__proto__' || names.has(name)) throw new SyntaxError('a name twice, or not allowed');
  names.add(name);
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  throw new SyntaxError('an open string');
}
