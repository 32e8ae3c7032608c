import { usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { HomeBlock } from '@portico/contracts';
import { openModulesAtom, useAtomValue, usePerson, useSchool } from '@portico/session';
import { useEffect, useRef } from 'react';
import { config } from '../api.ts';
import { defaultBlocks, shownBlocks } from '../model/arrangement.ts';

/** The home page's blocks for this school and visitor in their order, and whether a banner stands above them. */
export function useBlocks(): { blocks: readonly HomeBlock[]; banner: boolean } {
  const { plan } = usePortal();
  const { isGuest } = usePerson();
  const openModules = useAtomValue(openModulesAtom);
  const configured = useQuery(config.homeConfig.query());
  // The school's revision grows when an operator changes its home: an open tab asks again.
  const { revision } = useSchool();
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void configured.refetch();
  }, [revision, configured.refetch]);
  const blocks = configured.data?.length ? configured.data : configured.error ? defaultBlocks : (configured.data ?? []);
  // Today's line stands in every template by itself. A block of an area that is not in the plan is not there: to-do and schedule come and go with their areas.
  const isOpen = (sign: string) =>
    sign.startsWith('home.') ? sign !== 'home.today' && openModules.has(sign) : plan.areas.some((area) => sign in area.blocks);
  const shown = shownBlocks(blocks, { guest: isGuest, isOpen });
  const rest = shown.filter(({ sign }) => sign !== 'home.banner');
  return { blocks: rest, banner: rest.length < shown.length };
}
