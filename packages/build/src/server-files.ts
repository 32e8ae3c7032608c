import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SampleAnswer } from '@portico/area';

const require = createRequire(import.meta.url);

/** The paths of an area's server build, its source map and its sample answers in a release. No browser receives them. */
export const serverFile = 'server.js';
export const serverMapFile = `${serverFile}.map`;
export const samplesFile = 'samples.json';

/** The file that a preceding server build left in the output folder. */
export const builtServerFile = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

/** The area's sample answers as JSON. Undefined if it has none; an Error names an answer that does not fit its call. */
export function samplesOf(folder: string): string | undefined {
  const file = join(folder, 'src/sample-answers.ts');
  if (!existsSync(file)) return undefined;
  const { sampleAnswers } = require(file) as { sampleAnswers?: readonly SampleAnswer[] };
  if (!Array.isArray(sampleAnswers)) throw new Error(`${file} must export sampleAnswers, a list of sampleAnswer(call, answer).`);
  return `${JSON.stringify(sampleAnswers)}\n`;
}
