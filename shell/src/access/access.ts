import type { AreaMatch } from '../areas/match.ts';

/** Where a visitor may not stay, and where to instead. */
export type AccessDecision = { kind: 'open' } | { kind: 'redirect'; to: string };

/** Pages of the shell itself that no guest enters on a desktop. */
const membersOnlyPaths = /^\/(search|outside-chain|iframe)\/?$/;

/** Whether this visitor may open this address; the server refuses the data all the same. */
export function decideAccess({
  guest,
  match,
  address,
  path,
}: {
  guest: boolean;
  match: AreaMatch | undefined;
  address: string;
  path: string;
}): AccessDecision {
  if (guest && (match?.page.membersOnly || membersOnlyPaths.test(path)))
    return { kind: 'redirect', to: `/login?redirect=${encodeURIComponent(address)}` };
  return { kind: 'open' };
}
