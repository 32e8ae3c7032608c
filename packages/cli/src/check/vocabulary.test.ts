import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';
import { refusedWords, refusedWordsOf } from './vocabulary.ts';

test.each([
  ['/** Whoever asks gets it. */', 'Whoever'],
  ['const loadDoor = () => undefined;', 'Door'],
  ['It is built anew.', 'anew'],
  ['each was answered, be it by a refusal', 'be it'],
  ['so long may a change stay unseen', 'so long'],
  ['a rollout that the portal halts', 'halts'],
  ['the rollout was halted', 'was halted'],
  ['It ends by a word.', 'by a word'],
  ['It is of no use.', 'of no use'],
])('refuses a word of the vocabulary in: %s', (text, word) => {
  expect(refusedWordsOf(`first line\n${text}`)).toEqual([expect.stringMatching(`^2: write ".+" instead of "${word}"`)]);
});

test('accepts the terms, words that only contain a refused one, and fixed names', () => {
  const text = "loadEntryPoint(); const marshalled = benchmark; answer.complaintPhone; 'of user rights'; a stable history";
  expect(refusedWordsOf(text)).toEqual([]);
});

test('docs/vocabulary.md lists what the check refuses', () => {
  const [, table = ''] = readFileSync(join(workspace, 'docs/vocabulary.md'), 'utf8').split('## Words that are refused');
  for (const word of ['door', 'halt', 'patience', 'stranger', 'whoever', 'anew', 'shall', 'in vain', 'so long'])
    expect(table).toContain(word);
});

test('the repository uses no refused word', async () => {
  expect(await refusedWords()).toEqual([]);
});
