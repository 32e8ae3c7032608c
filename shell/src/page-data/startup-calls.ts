import { type FirstCall, first } from '@portico/area';
import { authContract, configContract, quickNavigationContract, unitContract } from '@portico/contracts';
import type { Person } from '@portico/session';

/** The calls that identify visitor and school: everything else depends on them. */
export const identityCalls: readonly FirstCall[] = [
  first(authContract.userInfo),
  first(unitContract.getConfig),
  first(authContract.hostInfo),
];

/** The calls that every page starts with, in parallel. Guests do not load quick navigation. */
export function startupCalls({
  person,
  bottomMediaStyle,
}: {
  person: Pick<Person, 'isGuest' | 'mustChangePassword'>;
  bottomMediaStyle: 0 | 1 | 2 | 3;
}): readonly FirstCall[] {
  // A person with the initial password is refused members' calls.
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
