import { codes, type LoginResult } from '@portico/contracts';
import type { Logger } from 'pino';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { CasPartner } from '../../kernel/environment/partner-settings.ts';
import type { PedestalContext } from '../context.ts';
import { beginFlow, endFlows, runningFlows } from '../flow/flows.ts';
import { useOnce } from '../flow/use-once.ts';
import { badTicket, personByAccount, unknownPerson } from '../people/people.ts';
import { originOf, ownAddress } from '../session/addresses.ts';
import { enter } from '../session/enter.ts';
import { userOfTicket } from './ask-server.ts';
import { rememberTicket } from './tickets.ts';

const ticketForm = /^ST-[A-Za-z0-9.-]{1,253}$/;
/** Retention in ms of a used ticket: far longer than a server keeps it. */
const keepTicketForMs = 86_400_000;

/** The service address of a ticket: below the configured public address, whatever Host the request has. */
function serviceOf(services: PedestalContext, { visitor }: CallContext, service: string | undefined): string {
  const own = ownAddress(service ?? '/cas-login', originOf(visitor.school, services.environment));
  if (!own) throw new Refusal(codes.domainNotAllowed, '登录地址不属于本站');
  // Parameters that the server appended are not part of the address that it knows.
  return own.replace(/([?&])ticket=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

/**
 * The address that the ticket was requested for. Some servers re-encode its query in the redirect: the address that
 * this browser started with is compared exactly.
 */
async function begunFor(services: PedestalContext, context: CallContext, given: string | undefined): Promise<Begun> {
  const service = serviceOf(services, context, given);
  const begun = await runningFlows<Begun>(services, context, 'cas');
  return begun.find((flow) => meaningOf(flow.service) === meaningOf(service)) ?? { service };
}

interface Begun {
  service: string;
  /** The server was told to ask for the password. */
  renew?: boolean;
}

function meaningOf(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return JSON.stringify([origin, pathname, ...searchParams]);
}

/** The login address for a ticket. With `renew` the server asks for the password, also of a person who is signed in there. */
export async function beginCas(
  services: PedestalContext,
  context: CallContext,
  given: { cas: CasPartner; service: string | undefined; renew?: boolean },
) {
  const service = serviceOf(services, context, given.service);
  const { renew = false } = given;
  await beginFlow(services, context, { kind: 'cas', body: { service, ...(renew && { renew }) } });
  return { redirectUrl: `${given.cas.server}/login?service=${encodeURIComponent(service)}${renew ? '&renew=true' : ''}` };
}

/** The account that the server names; undefined where the configured attribute is missing or has several values. */
function accountOf(
  { user, attributes }: Awaited<ReturnType<typeof userOfTicket>>,
  { cas, log }: { cas: CasPartner; log: Logger },
): string | undefined {
  if (!cas.accountAttribute) return user;
  const values = [...new Set(attributes.get(cas.accountAttribute) ?? [])];
  if (values.length === 1 && values[0]) return values[0];
  log.warn(
    { wanted: cas.accountAttribute, values: values.length, released: [...attributes.keys()].slice(0, 50) },
    'CAS did not name one account in the configured attribute',
  );
  return undefined;
}

export async function casLogin(
  services: PedestalContext,
  context: CallContext,
  given: { cas: CasPartner; ticket: string; service: string | undefined },
): Promise<LoginResult> {
  const { database, log } = services;
  const { school } = context.visitor;
  const { ticket } = given;
  if (!ticketForm.test(ticket)) throw badTicket();
  const { service, renew = false } = await begunFor(services, context, given.service);
  // Before the server is asked: a ticket is valid once, and a second request would invalidate the first.
  const isFirst = await useOnce(services, { parts: ['cas', school.fid, ticket], keepForMs: keepTicketForMs });
  if (!isFirst) throw badTicket();
  const { origin, pathname } = new URL(service);
  // The query may lead to something personal.
  const told = log.child({ requestId: context.facts.requestId, fid: school.fid, service: origin + pathname });
  const account = accountOf(await userOfTicket(given.cas, { ticket, service, renew, log: told }), { cas: given.cas, log: told });
  const who = account === undefined ? undefined : await personByAccount(database, school, account);
  if (!who) {
    told.warn('CAS has signed in somebody whom the school does not know');
    throw unknownPerson();
  }
  const startedHere = await endFlows(services, context, 'cas');
  const { result, session } = await enter(services, context, { who, method: 'cas', startedHere, service, isProof: renew });
  await rememberTicket(services, { ticket, session, path: new URL(service).pathname });
  return result;
}
