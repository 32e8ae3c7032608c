import { randomBytes } from 'node:crypto';
import type { Device, Plan, PlannedArea } from '@portico/area';
import { ownFacts, type RequestFacts, type Visitor } from '../api/visitor.ts';
import { dayOf, weekDayOf, writeTime } from '../clock.ts';
import type { Services } from '../services.ts';
import { robotOrigin } from './robot-origin.ts';
import type { ShellBuild } from './shell-build.ts';

export interface PageRequest {
  url: URL;
  host: string;
  token: string | undefined;
  guess: Device;
  /** The device says of itself that it is a phone. */
  phone: boolean;
  address: string;
  userAgent: string;
  requestId: string;
  /** The plan of this visitor, at a school. */
  plan: (fid: string) => Plan;
}

/** What pages are written with. */
export interface PageParts {
  services: Services;
  shell: ShellBuild;
  /** The stylesheet of an area's door, if it may stand in the page. */
  styles: (planned: PlannedArea, device: Device) => Promise<string | undefined>;
}

export type WrittenPage =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; status: 200 | 404; html: string; nonce: string; robot: string | undefined };

/**
 * Writes the page for an address: asks who it is, lets the shell decide what stands there, makes the startup calls and
 * the page's first calls in this process with the visitor's own rights, and hands all of it to the shell to render.
 */
export async function writePage(request: PageRequest, { services, shell, styles }: PageParts): Promise<WrittenPage> {
  const facts = ownFacts({ host: request.host, address: request.address, userAgent: request.userAgent, requestId: request.requestId });
  const visitor = await visitorOfPage(services, request);
  const answers = await answersTo(shell.server.identityCalls, { services, shell, visitor, facts });
  const planned = request.plan(visitor.school.fid);
  const decision = shell.server.decidePage({ url: request.url, guess: request.guess, phone: request.phone, answers, plan: planned });
  if (decision.kind === 'redirect') return decision;
  Object.assign(answers, await answersTo(decision.calls, { services, shell, visitor, facts }));
  const nonce = randomBytes(16).toString('base64url');
  const at = services.now();
  const now = { date: dayOf(at), weekday: weekDayOf(dayOf(at)), time: writeTime(at).slice(11, 16) };
  const areas = await Promise.all(decision.areas.map(async (area) => ({ planned: area, css: await styles(area, decision.device) })));
  const html = shell.server.renderPage({
    url: request.url,
    data: { plan: planned, answers, now, device: decision.device, signedIn: visitor.person !== null },
    shell: shell.files,
    areas,
    narrowTo: decision.narrowTo,
    nonce,
  });
  return { kind: 'page', status: decision.status, html, nonce, robot: robotOrigin(answers) };
}

/** A token that no longer counts makes the page a guest's; the browser learns of it at its first call. */
async function visitorOfPage(services: Services, { host, token }: PageRequest): Promise<Visitor> {
  const visitor = await services.visitorOf({ host, token });
  return visitor.token === 'refused' ? services.visitorOf({ host, token: undefined }) : visitor;
}

interface Asking {
  services: Services;
  shell: ShellBuild;
  visitor: Visitor;
  facts: RequestFacts;
}

/** Answers by call key; a call that is refused or fails is left out, and its place on the page says so. */
async function answersTo(
  calls: ShellBuild['server']['identityCalls'],
  { services, shell, visitor, facts }: Asking,
): Promise<Record<string, unknown>> {
  const answered = await Promise.all(
    calls.map(async (call) => [shell.server.callKey(call), await services.answer(call, visitor, facts)] as const),
  );
  return Object.fromEntries(answered.filter(([, envelope]) => envelope.success).map(([key, envelope]) => [key, envelope.data]));
}
