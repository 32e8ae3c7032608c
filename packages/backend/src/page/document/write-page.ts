import type { Device, Plan } from '@portico/area';
import type { PageStatus, ServerDocument, ShellServer, ViewFacts } from '@portico/area/page-protocol';
import { callKey, codes } from '@portico/contracts';
import { dayOf, weekDayOf, writeTime } from '@portico/contracts/time';
import type { Endpoints } from '../../homepage/endpoint/endpoints.ts';
import { answerWithEndpoints } from '../../homepage/endpoint/page-calls.ts';
import { ownFacts, type RequestFacts, type Visitor } from '../../kernel/api/visitor.ts';
import type { PortalServices } from '../../kernel/services.ts';
import type { Renderer } from '../renderer/renderer.ts';
import type { AreaStyles } from './area-styles.ts';
import { robotOrigin } from './robot-origin.ts';
import type { ShellBuild } from './shell-build.ts';

export interface PageRequest {
  url: URL;
  visitor: Visitor;
  host: string;
  guess: Device;
  /** The device identifies itself as a phone. */
  phone: boolean;
  address: string;
  userAgent: string;
  requestId: string;
  plan: Plan;
}

/** The dependencies of page rendering. */
export interface PageParts {
  services: PortalServices;
  shell: ShellBuild;
  /** Absent: browsers render. */
  renderer: Renderer | undefined;
  styles: AreaStyles;
  /** Absent: no area has a service of its own. */
  endpoints?: Endpoints;
  /** A build failed while the server rendered a visitor's first page. */
  failed?: ((build: string, request: Pick<PageRequest, 'visitor' | 'address' | 'plan'>) => void) | undefined;
}

export type ServerPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      status: PageStatus;
      offline?: ServerDocument['offline'];
      html: string;
      /** The inline texts that the policy must allow. */
      scripts: readonly string[];
      styles: readonly string[];
      robot: string | undefined;
      /** The page is complete. */
      whole: boolean;
    };

/** Timeout in ms of the page's own calls; the browser repeats late ones. */
const timeoutMs = 400;

/**
 * Renders the page for an address: the shell decides the page, this process makes the startup calls and first calls
 * with the visitor's own rights, the area's code renders it, and the shell writes the document around it.
 */
export async function writePage(
  request: PageRequest,
  { services, shell, renderer, styles, endpoints, failed }: PageParts,
): Promise<ServerPage> {
  const { url, visitor, plan } = request;
  const facts = ownFacts({ host: request.host, address: request.address, userAgent: request.userAgent, requestId: request.requestId });
  const answer = endpoints ? answerWithEndpoints(services.answer, endpoints, plan) : services.answer;
  const ask = (calls: Calls) => answersTo(calls, { answer, shell, visitor, facts });
  const { answers } = await ask(shell.server.identityCalls);
  const decision = shell.server.decidePage({ url, guess: request.guess, phone: request.phone, answers, plan });
  if (decision.kind === 'redirect') return decision;
  const first = await ask(decision.calls);
  Object.assign(answers, first.answers);
  const at = services.now();
  const now = { date: dayOf(at), weekday: weekDayOf(dayOf(at)), time: writeTime(at).slice(11, 16) };
  const data = { plan, answers, refused: first.refused, now, device: decision.device, signedIn: visitor.person !== null };
  const facing: ViewFacts = { address: url.pathname + url.search, data };
  const [areas, rendered] = await Promise.all([
    Promise.all(decision.areas.map(async (area) => ({ planned: area, css: await styles(area, decision.device) }))),
    renderer?.render(facing, decision.areas, { failed: failed && ((build) => failed(build, request)) }),
  ]);
  const document = decision.writeDocument({ data, view: rendered ?? decision.renderFrame(data), shell: shell.files, areas });
  const whole = first.all && (rendered?.failed.length === 0 || decision.areas.length === 0);
  return { kind: 'page', ...document, robot: robotOrigin(answers), whole };
}

type Calls = ShellServer['identityCalls'];

interface Asking {
  answer: PortalServices['answer'];
  shell: ShellBuild;
  visitor: Visitor;
  facts: RequestFacts;
}

interface Answered {
  answers: Record<string, unknown>;
  refused: Record<string, { code: number; msg: string }>;
  all: boolean;
}

/** The browser learns of a session's end at its first call, and may repeat a GET that failed. */
const isFinal = ({ method }: Calls[number], code: number | undefined): boolean =>
  code !== codes.signedOut && (method === 'POST' || code !== codes.failed);

/**
 * Answers and refusals by call key. A call that takes too long is in neither: the browser sends it. So is a GET that
 * failed, which may be sent again. `all` is true if every call returned, successfully or not, so a retry would give the same.
 */
async function answersTo(calls: Calls, { answer, shell, visitor, facts }: Asking): Promise<Answered> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs, undefined);
  const answered = await Promise.all(
    calls.map(async (call) => {
      // A page needs these answers.
      const awaited = answer(call, visitor, facts);
      const envelope = calls === shell.server.identityCalls ? await awaited : await Promise.race([awaited, late]);
      return { key: callKey(call, call.input), envelope, stands: isFinal(call, envelope?.code) };
    }),
  );
  clearTimeout(timer);
  return {
    answers: Object.fromEntries(answered.flatMap(({ key, envelope }) => (envelope?.success ? [[key, envelope.data]] : []))),
    refused: Object.fromEntries(
      answered.flatMap(({ key, envelope, stands }) =>
        envelope && !envelope.success && stands ? [[key, { code: envelope.code, msg: envelope.msg }]] : [],
      ),
    ),
    all: answered.every(({ envelope }) => envelope !== undefined && envelope.code !== codes.failed),
  };
}
