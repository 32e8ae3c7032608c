import { useQuery } from '@portico/client';
import {
  type BottomLinkGroup,
  type BottomMedium,
  callKey,
  configContract,
  type GlobalConfig,
  type MenuItem,
  type ThemeItem,
} from '@portico/contracts';
import { createContext, useContext } from 'react';
import type { PortalFacts } from './portal-facts.ts';

/** The shell's knowledge of visitor and school, for frame and shell pages. */
export const FactsContext = createContext<PortalFacts | undefined>(undefined);

export function usePortalFacts(): PortalFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('The facts were read outside the portal.');
  return facts;
}

/** The entries of the menu. */
export const useMenus = (): readonly MenuItem[] => usePortalFacts().menus;

// The frame reads only what the server wrote: a failed startup call leaves a default.
function useServerRendered<Item>(key: string): readonly Item[] {
  const queryFn = () => Promise.reject(new Error('The frame does not ask.'));
  return listOf<Item>(useQuery<unknown>({ queryKey: [key], enabled: false, queryFn }).data);
}

const nothing: readonly never[] = [];

/** The list in an answer, or an empty one: the portal works even if its configuration is damaged. */
export const listOf = <Item>(answer: unknown): readonly Item[] => (Array.isArray(answer) ? answer : nothing);

/** Colours of header and footer, if the school has set any. */
export const useGlobalConfig = (): GlobalConfig | undefined => useServerRendered<GlobalConfig>(callKey(configContract.globalConfig, {}))[0];
export const useBottomLinks = () => useServerRendered<BottomLinkGroup>(callKey(configContract.bottomLinks, {}));
export const useBottomMedia = (style: number) => useServerRendered<BottomMedium>(callKey(configContract.bottomMedia, { style }));

/** Name and icon of the site, from the theme list. */
export function useSiteLabel(): { name?: string; logo?: string } {
  return siteLabel(useServerRendered<ThemeItem>(callKey(configContract.themes, {})));
}

export function siteLabel(themes: readonly ThemeItem[]): { name?: string; logo?: string } {
  const item = themes.find((theme) => theme.type === 2);
  return item?.type === 2 ? { name: item.labelName || undefined, logo: item.labelLogo || undefined } : {};
}
