import { type FirstCall, first } from '@portico/area';
import { authContract, configContract, quickNavigationContract, unitContract } from '@portico/contracts';
import type { Person } from '@portico/session';

/** Who is asking, and of which school: everything else is decided by these. */
export const identityCalls: readonly FirstCall[] = [
  first(authContract.userInfo),
  first(unitContract.getConfig),
  first(authContract.hostInfo),
];

/** The calls that every page starts with, made in parallel. Quick navigation is not fetched for guests. */
export function startupCalls({
  person,
  bottomMediaStyle,
}: {
  person: Pick<Person, 'isGuest' | 'mustChangePassword'>;
  bottomMediaStyle: 0 | 1 | 2 | 3;
}): readonly FirstCall[] {
  // Who still has the password that the school handed out is refused what members ask for.
  const asMember = !person.isGuest && !person.mustChangePassword;
  return [
    first(configContract.themes),
    first(configContract.globalConfig),
    first(configContract.intelligence),
    first(configContract.bottomLinks),
    first(configContract.bottomMedia, { style: bottomMediaStyle }),
    ...(asMember ? [first(quickNavigationContract.list)] : []),
  ];
}
