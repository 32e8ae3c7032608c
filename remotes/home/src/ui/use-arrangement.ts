import { usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { openModulesAtom, useAtomValue, usePerson } from '@portico/session';
import { config } from '../api.ts';
import { arrange, defaultBlocks, type Strip } from '../model/arrangement.ts';

/** The home page's strips for this school and visitor. */
export function useArrangement(): readonly Strip[] {
  const { plan } = usePortal();
  const { isGuest } = usePerson();
  const openModules = useAtomValue(openModulesAtom);
  const configured = useQuery(config.homeConfig.query());
  const blocks = configured.data?.length ? configured.data : configured.error ? defaultBlocks : (configured.data ?? []);
  const isOpen = (sign: string) => (sign.startsWith('home.') ? openModules.has(sign) : plan.areas.some((area) => sign in area.blocks));
  return arrange(blocks, { guest: isGuest, isOpen });
}
