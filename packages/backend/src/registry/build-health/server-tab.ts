import type { TabReport } from '@portico/area/tab-report';
import type { Source } from './witness.ts';

/** The beginning of the name of a tab that stands for first pages on the server. */
export const serverTab = 'server-';

/** A first page that a build failed to render on the server, as a failed tab of its visitor: one, however often they try. */
export function serverReport(build: string, { witness }: Source): TabReport {
  const [area = '', buildId = ''] = build.split('@');
  return { tab: serverTab + witness.replace(' ', '-'), reports: [{ area, build: buildId, kind: 'error' }] };
}
