import { endpointPath, endpointTimeoutMs } from '@portico/area';
import type { EndpointCheck, EndpointState } from '@portico/area/operator';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { leadsToRefused } from '../../kernel/outgoing/checked-request.ts';
import { problemOfAddress } from '../../kernel/outgoing/network-range.ts';
import type { HomepageContext } from '../context.ts';
import { askService, ServiceFailure } from './service-request.ts';

type Step = [step: string, run: () => Promise<string | undefined>];

/** Tries each endpoint of the schools as a guest, step by step; the first problem ends it. */
export function checkEndpoints(services: Pick<HomepageContext, 'tokens'>, states: readonly EndpointState[]): Promise<EndpointCheck[]> {
  return Promise.all(
    states.map(async ({ fid, area, name, ...state }) => {
      const steps: EndpointCheck['steps'] = [];
      for (const [step, run] of stepsOf(services, { fid, area, name, ...state })) {
        const problem = await run().catch((error: Error) => error.message);
        steps.push({ step, ...(problem !== undefined && { problem }) });
        if (problem !== undefined) break;
      }
      return { fid, area, name, steps };
    }),
  );
}

function stepsOf({ tokens }: Pick<HomepageContext, 'tokens'>, { fid, area, name, url, methods, timeoutMs }: EndpointState): Step[] {
  const guest = { sub: 'guest', fid, roles: ['guest'] };
  /** A service for members refuses a guest, and may look at no signature for that. */
  const member = { sub: 'forged', account: 'forged', fid, roles: ['staff'] };
  const ask = (identity: string) =>
    askService({
      address: new URL(url ?? ''),
      method: 'GET',
      identity,
      requestId: crypto.randomUUID(),
      timeoutMs: timeoutMs ?? endpointTimeoutMs,
    });
  return [
    [
      'it is bound to an address',
      async () => (url === null ? `bind it: portico endpoints bind ${area} ${name} URL --school ${fid}` : undefined),
    ],
    [
      'the address is one that a service may have',
      async () =>
        problemOfAddress(url ?? '') ??
        ((await leadsToRefused(new URL(url ?? '').hostname)) ? 'the name leads to an address that no service may have' : undefined),
    ],
    [
      `the service answers, asked for ${endpointPath(area, name)} as a guest`,
      async () => {
        await ask(await tokens.identity(area, guest));
        return undefined;
      },
    ],
    [
      'the service refuses an identity that the portal did not sign',
      async () => {
        const status = await ask(await forged(area, member)).then(
          (answer) => answer.status,
          (error: unknown) => (error instanceof ServiceFailure ? 0 : Promise.reject(error)),
        );
        return status > 0 && status < 300
          ? 'it accepts a forged one: it must verify the signature with the keys of the portal’s /.well-known/jwks.json'
          : undefined;
      },
    ],
    [
      'an active build of the area declares it',
      async () => (methods.length > 0 ? undefined : `no build of ${area} that is active in ${fid} declares ${name}; a preview may`),
    ],
  ];
}

/** What another could send to the service: the same claims, and a key of one's own. */
async function forged(area: string, claims: Record<string, unknown>): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: crypto.randomUUID(), typ: 'identity+jwt', jwk: await exportJWK(publicKey) })
    .setAudience(area)
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(privateKey);
}
