import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { registryActivation } from './schema.ts';

/** The audience of an active build: everyone (default), one school, a rollout in percent, or a named preview. */
export interface Place {
  school?: string | undefined;
  /** Percent, 1 to 99. */
  share?: number | undefined;
  preview?: string | undefined;
}

/** Describes it in sentences for operators. */
export function placeName({ school, share, preview }: Place): string {
  if (preview !== undefined) return `preview ${preview}`;
  if (school !== undefined) return `school ${school}`;
  return share === undefined ? 'everyone' : `${share}% of visitors`;
}

/** The rows of one audience of an area. A rollout is one audience, whatever its percentage. */
export function rowsOfPlace(area: string, { school, share, preview }: Place): SQL | undefined {
  return and(
    eq(registryActivation.area, area),
    school === undefined ? isNull(registryActivation.school) : eq(registryActivation.school, school),
    share === undefined ? isNull(registryActivation.share) : isNotNull(registryActivation.share),
    preview === undefined ? isNull(registryActivation.preview) : eq(registryActivation.preview, preview),
  );
}

/** A row's audience. */
export const placeOf = ({ school, share, preview }: { school: string | null; share: number | null; preview: string | null }): Place => ({
  school: school ?? undefined,
  share: share ?? undefined,
  preview: preview ?? undefined,
});
