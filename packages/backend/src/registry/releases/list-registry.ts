import type { Listing } from '@portico/area/operator';
import { dayjs } from '@portico/contracts/time';
import type { Database } from '../../kernel/database/database.ts';
import { currentActivations, listReleases } from './activations.ts';
import type { RegistryDocument } from './document.ts';
import type { DocumentKey } from './document-key.ts';
import { readDocument } from './documents.ts';
import type { ActivationRow } from './schema.ts';

/** Everything that is published and active, for operators. */
export async function listRegistry(database: Database, key: DocumentKey): Promise<Listing<Date>> {
  const rows = await currentActivations(database);
  const document = await readDocument(database, key);
  const activations = rows.flatMap(({ buildId, ...row }) => {
    if (buildId === null || !isInForce({ ...row, buildId }, document)) return [];
    const { area, school, share, preview, revision, rollback, forced, time, replaced } = row;
    return [{ area, buildId, school, share, preview, revision, rollback, forced, time, replaced }];
  });
  const halted = rows.flatMap(({ area, replaced, share, note, time, revision }) => {
    const isLast = !rows.some((row) => row.area === area && row.school === null && row.preview === null && row.revision > revision);
    return note !== null && isLast ? [{ area, buildId: replaced, share, note, time }] : [];
  });
  return { revision: document?.revision ?? 0, releases: await listReleases(database), activations, halted };
}

/** Rows of ended rollouts and previews stay as history. */
function isInForce({ area, share, preview, revision }: ActivationRow, document: RegistryDocument | undefined): boolean {
  const active = document?.areas[area];
  if (share !== null) return active?.share?.since === revision;
  return preview === null || dayjs(active?.previews[preview]?.until ?? '').isAfter(Date.now());
}
