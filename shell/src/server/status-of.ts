import type { PageStatus, ViewData } from '@portico/area/page-protocol';
import { codes } from '@portico/contracts';
import type { LoadedPage } from '../areas/loaded-page.ts';

const nothingThere: readonly number[] = [codes.notFound, codes.invalid];

/** The status of a page. An area's page is missing if a call that takes its id from the address says so. */
export function statusOf(
  { standIn }: Pick<LoadedPage, 'standIn'>,
  { refused, naming }: { refused: NonNullable<ViewData['refused']>; naming: readonly string[] },
): PageStatus {
  if (standIn === 'maintenance') return 503;
  const isMissing = standIn === 'not-found' || naming.some((key) => nothingThere.includes(refused[key]?.code ?? 0));
  return isMissing ? 404 : 200;
}
