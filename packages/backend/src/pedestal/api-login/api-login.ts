import { createHmac, timingSafeEqual } from 'node:crypto';
import { codes, type LoginResult } from '@portico/contracts';
import { readTime } from '@portico/contracts/time';
import { z } from 'zod';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Partners } from '../../kernel/environment/partner-settings.ts';
import type { PedestalContext } from '../context.ts';
import { useOnce } from '../flow/use-once.ts';
import { badTicket, personByAccount, personById, unknownPerson } from '../people/people.ts';
import { originOf, ownAddress } from '../session/addresses.ts';
import { enter } from '../session/enter.ts';

/** Allowed difference in ms between the clocks of portal and partner. */
const window = 300_000;
// Without the separator of the signed parts, so that one signature cannot be read in two ways.
const text = z.string().regex(/^[^|\0]{1,128}$/);
const numberOrText = z.union([text, z.number().int().transform(String)]);
const payload = z.object({ uid: numberOrText, fid: numberOrText, nonce: numberOrText });

interface ApiLogin {
  /** `base64url(JSON {uid, fid, nonce}) + '.' + base64url(HMAC-SHA256(key, uid|fid|nonce|millis|service))` */
  code: string;
  millis: string;
  service: string;
}

/** What a partner signs. */
export const signatureOf = (key: string, parts: { uid: string; fid: string; nonce: string; millis: string; service: string }): Buffer =>
  createHmac('sha256', key).update([parts.uid, parts.fid, parts.nonce, parts.millis, parts.service].join('|')).digest();

export async function apiLogin(
  services: PedestalContext,
  context: CallContext,
  given: ApiLogin & { keys: readonly string[] },
): Promise<LoginResult> {
  const { database, environment, log, now } = services;
  const { school } = context.visitor;
  // Before the signature: another school's code is signed with another key.
  if (schoolOfCode(given.code, school.fid) !== school.fid)
    throw new Refusal(codes.moduleOff, '该登录链接属于其他单位，请从对应单位的门户进入');
  const claims = given.keys.map((key) => readCode({ ...given, key })).find((read) => read !== undefined);
  if (!claims) throw badTicket();
  const age = /^\d{12,14}$/.test(given.millis) ? now().getTime() - Number(given.millis) : Number.NaN;
  if (!(Math.abs(age) <= window)) {
    log.warn({ requestId: context.facts.requestId, skewMs: age }, 'an API login outside of its window');
    throw badTicket();
  }
  const service = ownAddress(given.service, originOf(school, environment));
  if (given.service && !service) {
    throw new Refusal(codes.domainNotAllowed, '登录地址不属于本站');
  }
  if (!(await useOnce(services, { parts: ['api', school.fid, claims.nonce], keepForMs: 2 * window }))) {
    throw new Refusal(codes.replayed, '该登录链接已使用，请从原系统重新进入');
  }
  const who = (await personByAccount(database, school, claims.uid)) ?? (await personById(database, school, claims.uid));
  if (!who) throw unknownPerson();
  // The sign-in started on the partner's page: the portal cannot know whether this browser was there.
  return (await enter(services, context, { who, method: 'api', startedHere: false, service })).result;
}

/** The keys that a school's partner may sign with now. */
export const keysOf = ({ key, previousKey, previousUntil }: NonNullable<Partners['apiLogin']>, now: Date): string[] => [
  key,
  ...(previousKey && previousUntil && readTime(previousUntil) > now ? [previousKey] : []),
];

/** Undefined unless the key has signed exactly this. */
function readCode({ code, millis, service, key }: ApiLogin & { key: string }): z.output<typeof payload> | undefined {
  const [body, signature, ...rest] = code.split('.');
  if (!body || !signature || rest.length > 0 || !/^[\w-]+$/.test(signature)) return undefined;
  const claims = claimsIn(body);
  if (!claims) return undefined;
  const expected = signatureOf(key, { ...claims, millis, service });
  const shown = Buffer.from(signature, 'base64url');
  return shown.length === expected.length && timingSafeEqual(shown, expected) ? claims : undefined;
}

/** What a code says, with any signature. */
function claimsIn(body: string): z.output<typeof payload> | undefined {
  if (!/^[\w-]+$/.test(body)) return undefined;
  try {
    return payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The school that a code names; `otherwise` for a code that cannot be read. */
const schoolOfCode = (code: string, otherwise: string) => claimsIn(code.split('.')[0] ?? '')?.fid ?? otherwise;
