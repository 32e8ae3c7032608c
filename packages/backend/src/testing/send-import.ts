import type { ImportLine, ImportReport } from '@portico/area/operator';
import { createApp } from '../app.ts';
import { mountPortalOperations } from '../operations.ts';
import { operatorsOf, operatorToken, type TestPortal } from './test-portal.ts';

export interface Told {
  event: string;
  fid: string | undefined;
}
export interface SentFile {
  name: string;
  text: string;
  school?: string;
  check?: boolean;
}

/** Sends a file to `/ops/import` of a test portal; the result is the last line of its answer, `lines` are all of them. */
export async function sendImport(portal: TestPortal, { name, text, school, check }: SentFile, told: Told[] = []) {
  const live = {
    publish: async (event: string, _data: object, to?: { fid?: string }) => void told.push({ event, fid: to?.fid }),
    onForeign: () => undefined,
    greet: () => undefined,
  };
  const app = createApp({
    services: portal.services,
    mount: (routes, services) => mountPortalOperations(routes, { services, operators: operatorsOf(services), live }),
  });
  const query = new URLSearchParams({ name, ...(school && { school }), ...(check && { check: '1' }) });
  const answer = await app.request(`http://localhost/ops/import?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}` },
    body: text,
  });
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine);
  const last = lines.at(-1);
  const report: ImportReport | undefined = last && 'report' in last ? last.report : undefined;
  return { lines, report, error: last && 'error' in last ? last.error : undefined };
}

/** The same for a file that must be read; a refusal of the whole file fails the test. */
export async function importReport(portal: TestPortal, sent: SentFile, told: Told[] = []): Promise<ImportReport> {
  const { report, error } = await sendImport(portal, sent, told);
  if (!report) throw new Error(`The file was refused: ${error}`);
  return report;
}
