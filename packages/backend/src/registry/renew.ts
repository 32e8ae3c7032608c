import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { whileNoNodeRuns } from '../kernel/database/exclusive.ts';
import { openDatabase } from '../kernel/database/open.ts';
import type { Environment } from '../kernel/environment/environment.ts';
import { tokenFile } from '../kernel/operator/file-token.ts';
import { requireSameKey } from '../kernel/secret/same-key.ts';
import { openSealer } from '../kernel/secret/sealer.ts';
import { forgetSecret } from '../kernel/secret/shared-secrets.ts';
import { renewDocumentKey } from './releases/registry-key.ts';

export const renewable = ['registry-key', 'ops-token'] as const;

/** Replaces a secret that all nodes share, while none runs. Returns the fingerprint of a new key. */
export function renew(environment: Environment, what: (typeof renewable)[number]): Promise<string | undefined> {
  return whileNoNodeRuns(environment.databaseUrl, async () => {
    const open = await openDatabase(environment);
    const sealer = openSealer(environment);
    const { dataDirectory } = environment;
    try {
      await requireSameKey({ ...open, sealer }, environment);
      if (what === 'registry-key') return (await renewDocumentKey({ ...open, sealer, dataDirectory, now: new Date() })).id;
      await forgetSecret(open, 'ops-token');
      rmSync(join(dataDirectory, tokenFile), { force: true });
      return undefined;
    } finally {
      await open.close();
    }
  });
}
