import type { School, Session } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { endSessionAt } from '../oidc/end-session.ts';
import { partnersOf } from '../partner/partners.ts';
import { originOf, ownAddress } from '../session/addresses.ts';

/** The target after logging out: the system that signed the person in, so that its session ends too. */
export async function afterLogout(
  services: Pick<PedestalContext, 'environment' | 'providers' | 'sealer' | 'log'>,
  { school, session, service }: { school: School; session: Session | null; service: string | undefined },
): Promise<string> {
  const { environment } = services;
  const { cas, oidc } = partnersOf(school, environment);
  const origin = originOf(school, environment);
  const home = `${origin}/`;
  if (oidc && session?.method === 'oauth2') return (await endSessionAt(services, { oidc, session, home })) ?? school.loginPath;
  if (!cas) return school.loginPath;
  return `${cas.server}/logout?service=${encodeURIComponent(ownAddress(service, origin) ?? home)}`;
}
