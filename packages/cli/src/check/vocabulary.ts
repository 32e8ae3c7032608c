import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { trackedFiles } from './tracked-files.ts';

/** A refused word, and what to write instead. The table of docs/vocabulary.md lists the same. */
const refused: readonly (readonly [pattern: string, instead: string])[] = [
  ['doors?', 'entry point'],
  ['taken over', 'hydrated'],
  ['halts|(?:a|the|is|was) halt(?:ed)?', 'roll back'],
  ['patience', 'timeout'],
  ['strangers?', 'unrelated session, isolated'],
  ['stories|story', 'test, spec'],
  ['workshops?', '…Context'],
  ['bench(?=Dependencies)', '…Dependencies'],
  ['complaints?', 'problem'],
  ['the song', 'the serif font'],
  ['whoever', 'who, anyone who, or the role'],
  ['anew', 'again'],
  ['be it', 'or'],
  ['shall', 'must, will'],
  ['bears', 'has, contains'],
  ['thereof', 'name the thing'],
  ['of those that', 'name the thing'],
  ['in vain', 'without a result'],
  ['all the same', 'still, also'],
  ['so long', 'while'],
  ['of (?:no )?use', 'useful, unused'],
  ['(?:by a|in a|with one|in one) word', 'name the command'],
];
const instead = new Map(refused.map(([, write], index) => [`w${index}`, write]));
const words = new RegExp(refused.map(([pattern], index) => `(?<w${index}>\\b(?:${pattern})\\b)`).join('|'), 'gi');

/** Names that are fixed elsewhere, and must stay: fields of the specification, of records and of Playwright. */
const fixedNames = /\bcomplaintPhone\b|\bdoors\b/g;

const checkedFile = /\.(?:ts|tsx|mjs|css|md)$/;
/** The vocabulary itself, quoted specifications, and texts that visitors read. */
const uncheckedFile =
  /^docs\/(?:vocabulary\.md|product\/)|^packages\/cli\/src\/check\/vocabulary|seed\/content\/|font-faces|^packages\/backend\/migrations\//;

/** Problems about refused words in the repository's code and documents. */
export async function refusedWords(): Promise<string[]> {
  const files = (await trackedFiles()).filter((file) => checkedFile.test(file) && !uncheckedFile.test(file));
  return files.flatMap((file) => refusedWordsOf(readFileSync(join(workspace, file), 'utf8')).map((fault) => `${file}:${fault}`));
}

/** `LINE: write "again" instead of "anew".` for each refused word of a text; identifiers are split into words. */
export function refusedWordsOf(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const plain = line.replace(fixedNames, '').replace(/([a-z])([A-Z])/g, '$1 $2');
    return [...plain.matchAll(words)].map((found) => {
      const [name] = Object.entries(found.groups ?? {}).find(([, text]) => text) ?? [''];
      return `${index + 1}: write "${instead.get(name)}" instead of "${found[0]}".`;
    });
  });
}
