import { callsFor, type Device, firstInput, pathsOf, type SampleAnswer } from '@portico/area';
import type { ViewFacts } from '@portico/area/page-protocol';
import { callKey } from '@portico/contracts';
import { devices, type GatePage, type GatePlan } from './gate-plan.ts';
import { type GateVisitor, gateTime, gateVisitors, identityOf, isGuest } from './gate-visitors.ts';

/** One rendering at the gate. */
export interface GateView {
  page: GatePage;
  device: Device;
  visitor: GateVisitor;
  view: ViewFacts;
}

/** Every page and block on both devices for each kind of visitor that may open it, with the sample answers to its calls. */
export function gateViews(gate: GatePlan, samples: readonly SampleAnswer[]): GateView[] {
  const sampled = new Map(samples.map(({ method, path, answer }) => [`${method} ${path}`, answer]));
  return gate.pages.flatMap((page) =>
    devices.flatMap((device) =>
      pathsOf(page.page, device)
        .slice(0, 1)
        .flatMap((pattern) =>
          gateVisitors
            .filter((visitor) => !(isGuest(visitor) && page.page.membersOnly))
            .map((visitor) => ({ page, device, visitor, view: viewOf({ page, device, visitor, pattern }, gate, sampled) })),
        ),
    ),
  );
}

/** Stands for every parameter of an address. */
const parameter = '1';

function viewOf(
  { page: { page }, device, visitor, pattern }: Omit<GateView, 'view'> & { pattern: string },
  { plan, planned }: GatePlan,
  sampled: ReadonlyMap<string, unknown>,
): ViewFacts {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const address = { params: Object.fromEntries(names.map((name) => [name, parameter])), search: new URLSearchParams() };
  const guest = isGuest(visitor);
  const onlooker = { guest, device, template: visitor.template };
  const blocks = (page.blocks ?? []).flatMap((sign) => planned.blocks[sign] ?? []).filter((block) => !(guest && block.membersOnly));
  const calls = [page, ...blocks].flatMap((part) => callsFor(part.calls, onlooker, address.search));
  const answers = calls.flatMap((call) => {
    const answer = sampled.get(`${call.method} ${call.path}`);
    return answer === undefined ? [] : [[callKey(call, firstInput(call, address)), answer] as const];
  });
  return {
    address: pattern.replace(/:\w+/g, parameter),
    data: { plan, answers: { ...identityOf(visitor, plan), ...Object.fromEntries(answers) }, now: gateTime, device, signedIn: !guest },
  };
}
