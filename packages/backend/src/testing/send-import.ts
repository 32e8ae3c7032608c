import type { ImportLine, ImportReport } from '@portico/area/operator';
import { appWithOperations, type Told } from './operations.ts';
import { operatorToken, type TestPortal } from './test-portal.ts';

export interface SentFile {
  name: string;
  text: string;
  school?: string;
  check?: boolean;
}

/** Sends a file to `/ops/import` of a test portal; the result is the last line of its answer, `lines` are all of them. */
export async function sendImport(portal: TestPortal, { name, text, school, check }: SentFile, told: Told[] = []) {
  const query = new URLSearchParams({ name, ...(school && { school }), ...(check && { check: '1' }) });
  const answer = await appWithOperations(portal, { told }).request(`http://localhost/ops/import?${query}`, {
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
