import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type ImportLine, type ImportReport, importCall } from '@portico/area/operator';
import { Fault } from '../fault.ts';
import type { PortalAddress } from '../registry/portal-address.ts';

type Progress = Extract<ImportLine, { progress: object }>['progress'];
interface Given {
  name: string;
  /** Read from the disk while it is sent. */
  body: Blob;
  school: string | undefined;
  check: boolean;
}

/** Sends a file to the portal and follows its import to the end. A refusal is a Fault. */
export async function sendImport(
  portal: PortalAddress,
  { name, body, school, check }: Given,
  tell: (progress: Progress) => void,
): Promise<ImportReport> {
  const query = new URLSearchParams({ name, ...(school && { school }), ...(check && { check: '1' }) });
  const response = await fetch(`${portal.url}${importCall.path}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${portal.token()}`, 'content-type': 'application/octet-stream' },
    body,
  }).catch((error: Error) => {
    throw new Fault(`The portal at ${portal.url} does not answer (${error.message}). Start it, or set PORTICO_URL.`);
  });
  const lines = createInterface({ input: Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) });
  for await (const text of lines) {
    const line = JSON.parse(text) as ImportLine;
    if ('progress' in line) tell(line.progress);
    else if ('report' in line) return line.report;
    else throw new Fault((line.reasons ?? [line.error]).join('\n'));
  }
  throw new Fault('The connection ended before the import did. Look at the portal’s log, and repeat the import.');
}
