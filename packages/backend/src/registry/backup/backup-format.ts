import { z } from 'zod';

/** The version of the file's own form. */
export const backupFormat = 1;

/**
 * A backup is gzip over lines of JSON: perhaps the secrets, the head, then rows and files, and the end. Without the end
 * it was cut.
 */
export const backupHead = z.strictObject({
  portico: z.literal('backup'),
  format: z.int(),
  time: z.string(),
  /** The newest migration of its database: `when` of the journal. */
  schema: z.int(),
  /** Fingerprint of the key that sealed its secrets. */
  key: z.string(),
});
export type BackupHead = z.infer<typeof backupHead>;

/** Only where the operator asked for it. By file name, as the data directory has them. */
export const backupSecrets = z.strictObject({ secrets: z.record(z.string(), z.string()) });

/** Rows of a table, each as PostgreSQL writes it in JSON. */
const rowsLine = z.strictObject({ table: z.string().regex(/^\w+$/), rows: z.array(z.string()) });
/** A file of a published build, base64. */
const fileLine = z.strictObject({ build: z.string().regex(/^[a-z][a-z0-9-]*\/[0-9a-f]{12}$/), file: z.string(), content: z.string() });
const endLine = z.strictObject({ end: z.literal(true), rows: z.int(), files: z.int() });

export const backupLine = z.union([rowsLine, fileLine, endLine]);
export type BackupLine = z.infer<typeof backupLine>;
