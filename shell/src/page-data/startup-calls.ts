import { type FirstCall, first } from '@portico/area';
import { authContract, configContract, quickNavigationContract, unitContract } from '@portico/contracts';

/** Who is asking, and of which school: everything else is decided by these. */
export const identityCalls: readonly FirstCall[] = [
  first(authContract.userInfo),
  first(unitContract.getConfig),
  first(authContract.hostInfo),
];

/** The calls that every page starts with, made in parallel. Quick navigation is not fetched for guests. */
export function startupCalls({ guest, bottomMediaStyle }: { guest: boolean; bottomMediaStyle: 0 | 1 | 2 | 3 }): readonly FirstCall[] {
  return [
    first(configContract.themes),
    first(configContract.globalConfig),
    first(configContract.intelligence),
    first(configContract.bottomLinks),
    first(configContract.bottomMedia, { style: bottomMediaStyle }),
    ...(guest ? [] : [first(quickNavigationContract.list)]),
  ];
}
