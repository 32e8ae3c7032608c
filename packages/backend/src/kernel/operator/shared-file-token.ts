import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { offerSecret, readSecret, type SecretStore } from '../secret/shared-secrets.ts';
import { fileToken, tokenFile } from './file-token.ts';

const name = 'ops-token';

/** The first operator's token, the same on all nodes: the database has it sealed, each data directory has a copy. */
export async function sharedFileToken(store: SecretStore & { log: Logger }, dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, tokenFile);
  const known = await readSecret(store, name);
  if (known !== undefined && !existsSync(file)) writeToken(file, known);
  const own = fileToken(dataDirectory);
  const token = known ?? (await offerSecret(store, name, own));
  if (token === own) return token;
  store.log.warn({ file }, 'ops-token of this data directory was not the one of the other nodes; it was replaced');
  writeToken(file, token);
  return token;
}

function writeToken(file: string, token: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, `${token}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
