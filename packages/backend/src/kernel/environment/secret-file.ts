import { readFileSync } from 'node:fs';
import { Problem } from './problem.ts';

type Given = Record<string, string | undefined>;

/** The environment with the content of PORTICO_SECRET_KEY_FILE as PORTICO_SECRET_KEY: systemd and containers hand secrets over as files. */
export function withSecretFile(given: Given): Given {
  const file = given.PORTICO_SECRET_KEY_FILE;
  if (file === undefined) return given;
  if (given.PORTICO_SECRET_KEY !== undefined)
    throw new Problem('PORTICO_SECRET_KEY and PORTICO_SECRET_KEY_FILE are both set. Unset one of them.');
  try {
    return { ...given, PORTICO_SECRET_KEY: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new Problem(`The file of PORTICO_SECRET_KEY_FILE cannot be read (${(error as Error).message}).`);
  }
}
