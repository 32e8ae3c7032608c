import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { trackedFiles } from './tracked-files.ts';

/** A longer file contains two ideas. */
export const longest = 250;

const isSource = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file);
/** Data may be long; tests, tokens and font faces are lists. */
const isExempt = (file: string) =>
  /\.test\.tsx?$|\.d\.ts$|(^|\/)(data|seed|migrations|tests)\/|tokens|sample-answers\.ts$|(^|\/)fonts\.css$/.test(file);

/** Problems about files that are too long. */
export async function tooLongFiles(): Promise<string[]> {
  const files = (await trackedFiles()).filter((file) => isSource(file) && !isExempt(file));
  const lengths = await Promise.all(
    files.map(async (file) => ({ file, lines: countLines(await readFile(join(workspace, file), 'utf8')) })),
  );
  return lengths.filter(({ lines }) => lines > longest).map(({ file, lines }) => `${file} has ${lines} lines; ${longest} is the limit.`);
}

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length;
