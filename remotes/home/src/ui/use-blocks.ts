import { usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { HomeBlock } from '@portico/contracts';
import { usePerson, useSchool } from '@portico/session';
import { useEffect, useRef } from 'react';
import { config } from '../api.ts';
import { defaultBlocks, shownBlocks } from '../model/arrangement.ts';

/** The home page's blocks for this school and visitor in their order, and the banner, which stands above them. */
export function useBlocks(): { blocks: readonly HomeBlock[]; banner: HomeBlock | undefined } {
  const { plan } = usePortal();
  const { isGuest } = usePerson();
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
  // The plan holds what is on for this visitor; to-do and schedule come and go with their areas.
  const isOpen = (sign: string) => plan.areas.some((area) => sign in area.blocks);
  const shown = shownBlocks(blocks, { guest: isGuest, isOpen });
  const banner = shown.find(({ sign }) => sign === 'home.banner');
  return { blocks: shown.filter((block) => block !== banner), banner };
}
