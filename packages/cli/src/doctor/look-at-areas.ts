import type { Plan } from '@portico/area';
import type { Listing } from '@portico/area/operator';

/** Why visitors see no area; `listing` only with a token. */
export function faultOfAreas({ areas }: Pick<Plan, 'areas'>, listing: Pick<Listing, 'releases'> | undefined): string | undefined {
  if (areas.length > 0) return undefined;
  if (!listing) return 'none is, for a guest.';
  if (listing.releases.length === 0) return 'nothing is published yet: portico publish AREA.';
  const [newest] = listing.releases;
  return `none is, of ${listing.releases.length} published builds: portico activate ${newest?.area}@${newest?.buildId}.`;
}
