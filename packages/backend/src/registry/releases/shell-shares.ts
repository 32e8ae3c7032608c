import { readFileSync } from 'node:fs';

/** What the built shell provides to areas: `shared` of its shell.json. Empty if no shell is built. */
export function shellShares(shellFile: string): Readonly<Record<string, string>> {
  try {
    return (JSON.parse(readFileSync(shellFile, 'utf8')) as { shared?: Record<string, string> }).shared ?? {};
  } catch {
    return {};
  }
}
