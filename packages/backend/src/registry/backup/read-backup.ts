import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Problem } from '../../kernel/environment/problem.ts';
import { type BackupHead, type BackupLine, backupFormat, backupHead, backupLine, backupSecrets } from './backup-format.ts';

/** What a whole backup says of itself. */
export interface CheckedBackup {
  head: BackupHead;
  /** By file name; only in a backup that was made with them. */
  secrets: Readonly<Record<string, string>>;
  rows: number;
  files: number;
}

/** Reads a backup once from start to end. A Problem if it is none, was cut or damaged, or is of a newer version. */
export async function checkBackup(file: string, { newestSchema }: { newestSchema: number }): Promise<CheckedBackup> {
  const found = { rows: 0, files: 0, ended: false };
  let secrets: Readonly<Record<string, string>> = {};
  let head: BackupHead | undefined;
  for await (const line of linesOf(file)) {
    if (head) {
      const read = backupLine.safeParse(line);
      if (!read.success || found.ended) throw damaged(file);
      if ('rows' in read.data && 'table' in read.data) found.rows += read.data.rows.length;
      else if ('file' in read.data) found.files += 1;
      else if ('end' in read.data) {
        found.ended = true;
        if (read.data.rows !== found.rows || read.data.files !== found.files) throw damaged(file);
      }
      continue;
    }
    const withSecrets = backupSecrets.safeParse(line);
    if (withSecrets.success) {
      secrets = withSecrets.data.secrets;
      continue;
    }
    if ((line as { format?: number })?.format !== undefined && Number((line as { format: number }).format) > backupFormat)
      throw newer(file);
    const read = backupHead.safeParse(line);
    if (!read.success) throw new Problem(`${file} is not a backup of a portal.`);
    head = read.data;
    if (head.schema > newestSchema) throw newer(file);
  }
  if (!head) throw new Problem(`${file} is not a backup of a portal.`);
  if (!found.ended) throw damaged(file);
  return { head, secrets, rows: found.rows, files: found.files };
}

/** The rows and files of a checked backup, in their order. */
export async function* contentOf(file: string): AsyncGenerator<Exclude<BackupLine, { end: true }>> {
  for await (const line of linesOf(file)) {
    const read = backupLine.safeParse(line);
    if (read.success && !('end' in read.data)) yield read.data;
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  try {
    let first = true;
    for await (const text of createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })) {
      yield parsed(text) ?? (first ? {} : undefined);
      first = false;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new Problem(`${file} cannot be read (${(error as Error).message}).`);
    if (code === 'Z_DATA_ERROR' && (error as Error).message === 'incorrect header check')
      throw new Problem(`${file} is not a backup of a portal.`);
    if (code?.startsWith('Z_')) throw damaged(file);
    throw error;
  } finally {
    source.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const damaged = (file: string) => new Problem(`The backup ${file} is cut or damaged. Nothing was changed; use another one.`);
const newer = (file: string) =>
  new Problem(`The backup ${file} was made by a newer version of the portal. Install that version, then restore with it.`);
