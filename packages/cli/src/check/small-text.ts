import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { trackedFiles } from './tracked-files.ts';

/** On the narrowest phone, 320 px, `--px` is 320 / 375 of a pixel: a size below this is smaller than 12 px there. */
const smallest = 12 / (320 / 375);
const growing = /font(?:-size)?:[^;]*?(\d+(?:\.\d+)?) \* var\(--px\)[^;]*;/g;

/** Text that grows with the screen and has no least size. */
export async function smallTexts(): Promise<string[]> {
  const files = (await trackedFiles()).filter((file) => file.endsWith('.css'));
  return files.flatMap((file) => smallTextsOf(readFileSync(join(workspace, file), 'utf8')).map((found) => `${file}: ${found}`));
}

export const smallTextsOf = (css: string): string[] =>
  [...css.matchAll(growing)].flatMap(([declaration, size]) =>
    Number(size) < smallest && !declaration.includes('max(')
      ? [`"${declaration}" is under 12 px on a narrow phone; write max(…, var(--fs-floor)).`]
      : [],
  );
