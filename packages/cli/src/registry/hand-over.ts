import { writeFileSync } from 'node:fs';
import { signRecord } from '@portico/area/keys';
import { Fault } from '../fault.ts';
import type { BuiltArea } from './built-area.ts';
import type { PortalAddress } from './portal-address.ts';

/** The console takes no more. */
const maxBytes = 64 * 1024 * 1024;

/** A build's files as a portal takes them: by path, in base64. */
export const packedFiles = (files: BuiltArea['files']): Record<string, string> =>
  Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));

/** Signs a build and writes it as one document, which an operator uploads in the console (版本, 上传构建). */
export function writeHandOver(portal: Pick<PortalAddress, 'key'>, { area, record, files }: BuiltArea, file: string): number {
  const document = JSON.stringify({ record, signature: signRecord(record, portal.key(area)), files: packedFiles(files) });
  const bytes = Buffer.byteLength(document);
  if (bytes > maxBytes)
    throw new Fault(`The document would have ${bytes} bytes, and the console takes ${maxBytes}. Publish the build directly.`);
  try {
    writeFileSync(file, document);
  } catch (error) {
    throw new Fault(`${file} cannot be written (${(error as Error).message}).`);
  }
  return bytes;
}
