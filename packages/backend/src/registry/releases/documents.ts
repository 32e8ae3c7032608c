import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/environment/problem.ts';
import { currentActivations, newestRevision } from './activations.ts';
import { afterStep, buildsOf, type DocumentStep, digestOf, type RegistryDocument } from './document.ts';
import type { DocumentKey } from './document-key.ts';
import { placeOf } from './place.ts';
import { registryDocument, registryRelease } from './schema.ts';

/** A document as stored and sent. */
export interface SignedDocument {
  /** JSON, the exact bytes that were signed. */
  document: string;
  signature: string;
  keyId: string;
}

/**
 * The signature does not match: database and data directory do not belong together, or somebody changed the database.
 */
export class ForgedDocument extends Problem {}

interface Signing {
  key: DocumentKey;
  time: Date;
}

/** Signs the document of a new revision, inside the transaction that created the revision. */
export async function signStep(
  transaction: Database,
  step: DocumentStep,
  { revision, ...signing }: Signing & { revision: number },
): Promise<RegistryDocument> {
  const before = await readDocument(transaction, signing.key);
  if ((before?.revision ?? 0) !== revision - 1)
    throw forged(`its newest document is of revision ${before?.revision}, not of ${revision - 1}`);
  return writeDocument(transaction, afterStep(before?.areas ?? {}, step, { revision, time: signing.time }), { revision, ...signing });
}

async function writeDocument(
  transaction: Database,
  areas: RegistryDocument['areas'],
  { revision, key, time }: Signing & { revision: number },
): Promise<RegistryDocument> {
  const named = Object.entries(areas).flatMap(([area, active]) => buildsOf(active).map((buildId) => ({ area, buildId })));
  const records = await readRecords(transaction, named);
  const digests = [...records].map(([name, record]) => [name, digestOf(record)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const made: RegistryDocument = { format: 1, revision, time: time.toISOString(), areas, records: Object.fromEntries(digests) };
  const document = JSON.stringify(made);
  await transaction.insert(registryDocument).values({ revision, document, signature: key.sign(document), keyId: key.id, time });
  return made;
}

/** The newest stored document. Undefined if nothing was ever activated. */
export async function newestDocument(reader: Database): Promise<SignedDocument | undefined> {
  const [row] = await reader.select().from(registryDocument).orderBy(desc(registryDocument.revision)).limit(1);
  return row && { document: row.document, signature: row.signature, keyId: row.keyId };
}

/**
 * The newest document, verified. Activations without a document, and a signature by any other key, are a
 * ForgedDocument.
 */
export async function readDocument(reader: Database, key: DocumentKey): Promise<RegistryDocument | undefined> {
  const signed = await newestDocument(reader);
  if (!signed) {
    const revision = await newestRevision(reader);
    if (revision > 1) throw forged(`it holds revision ${revision} without a signed document`);
    return undefined;
  }
  if (!key.verifies(signed.document, signed.signature)) throw forged(`its document is signed by ${signed.keyId}, not by ${key.id}`);
  return JSON.parse(signed.document) as RegistryDocument;
}

/** Signs what the rows say is active, for an operator who has looked at them. A registry without activations stays empty. */
export async function signStoredActivations(transaction: Database, signing: Signing): Promise<void> {
  const revision = await newestRevision(transaction);
  if (revision === 0) return;
  const rows = (await currentActivations(transaction)).sort((a, b) => a.revision - b.revision);
  const areas = rows.reduce<RegistryDocument['areas']>(
    (before, row) => afterStep(before, { area: row.area, buildId: row.buildId, ...placeOf(row) }, row),
    {},
  );
  await writeDocument(transaction, areas, { revision, ...signing });
}

/** Records by `area@build`. */
export async function readRecords(
  reader: Database,
  wanted: readonly { area: string; buildId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await reader
    .select({ area: registryRelease.area, buildId: registryRelease.buildId, record: registryRelease.record })
    .from(registryRelease)
    .where(or(...wanted.map(({ area, buildId }) => and(eq(registryRelease.area, area), eq(registryRelease.buildId, buildId)))));
  return new Map(rows.map(({ area, buildId, record }) => [`${area}@${buildId}`, record]));
}

const forged = (what: string) =>
  new ForgedDocument(
    `The registry in the database cannot be trusted: ${what}. Restore a backup. If you know that what it says is active is right, stop all nodes and have it signed again: portico renew registry-key.`,
  );

/** The key is missing, and there is something that it must have signed. */
export const forgedWithoutKey = (): ForgedDocument => forged('the key that signed it is missing');
