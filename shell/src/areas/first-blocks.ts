import type { Block, Plan, PlannedArea } from '@portico/area';
import type { AreaMatch } from '../page-data/match.ts';

/** The open blocks on a page's first screen, with their areas. */
export function blocksOf(match: AreaMatch | undefined, plan: Plan): readonly { area: PlannedArea; block: Block }[] {
  return (match?.page.blocks ?? []).flatMap((sign) => {
    const area = plan.areas.find((planned) => sign in planned.blocks);
    const block = area?.blocks[sign];
    return area && block ? [{ area, block }] : [];
  });
}
