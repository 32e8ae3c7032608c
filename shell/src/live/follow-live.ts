import { type Plan, registryPaths } from '@portico/area';
import { createClient, type QueryClient, sendCall } from '@portico/client';
import { callKey, noticesChannel, unitContract } from '@portico/contracts';
import { momentOf } from '@portico/contracts/shown-time';
import type { LiveFacts } from '../page-data/live-facts.ts';
import { startupCalls } from '../page-data/startup-calls.ts';
import type { Store } from '../page-data/state.ts';
import type { LiveEvent } from './live-stream.ts';
import { moduleRefusalsAtom } from './module-refused.ts';
import { tellAreas } from './portal-event.ts';

const unit = createClient(unitContract);
const consoleReads = 'GET /pedestal/console/';
/** Interval in ms between plan requests while the stream is disconnected. */
const pollEvery = 60_000;
/** Random delay in ms that spreads the requests of thousands of tabs after one event. */
const spread = 600;

/** Difference in ms that the clocks of two nodes may have. */
const clockDifference = 5_000;

/** The data that a tab keeps current. */
export interface Followed {
  store: Store;
  facts: LiveFacts;
  queryClient: QueryClient;
  /** Starts listening. */
  stream: (heard: (event: LiveEvent) => void) => void;
}

/** Listens to the portal: a newer plan, modules switched on and off, changed configuration, new notices. */
export function followLive({ store, facts, queryClient, stream }: Followed): void {
  let connected = false;
  const { wholePlan, school, host } = facts.get();
  const known = { plan: wholePlan.revision, modules: school.revision, config: school.revision };
  /** Server time in ms of the last notice that this tab has asked for; at first, of its page. */
  let notices = momentOf(host.serverTime) - clockDifference;

  const askPlan = oneAtATime(async () => {
    const response = await fetch(registryPaths.plan, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`${registryPaths.plan} answered ${response.status}.`);
    const plan = (await response.json()) as Plan;
    if (plan.revision <= facts.get().wholePlan.revision) return;
    known.plan = Math.max(known.plan, plan.revision);
    facts.takePlan(plan);
  });
  const askUnit = oneAtATime(async () => facts.takeUnit(await unit.getConfig({}, { quiet: true })));
  const askConfig = oneAtATime(async () => {
    const { person, school: now } = facts.get();
    const calls = startupCalls({ person, bottomMediaStyle: now.bottomMediaStyle });
    await Promise.all([
      askUnit(),
      ...calls.map((call) =>
        queryClient.fetchQuery({
          queryKey: [callKey(call, call.input)],
          queryFn: () => sendCall(call, call.input, { quiet: true }),
          staleTime: 0,
        }),
      ),
    ]);
  });
  // Its code loads with the first notice: it uses calls that the frame does not make.
  const askNotices = () =>
    import(/* webpackChunkName: "notices" */ './refresh-notices.ts').then(
      ({ refreshNotices }) => refreshNotices(queryClient),
      () => undefined,
    );

  if (typeof BroadcastChannel !== 'undefined')
    new BroadcastChannel(noticesChannel).addEventListener('message', ({ data }) => data !== performance.timeOrigin && void askNotices());

  stream((event) => {
    switch (event.name) {
      case 'connected':
        connected = true;
        return;
      case 'cut-off':
        connected = false;
        return;
      case 'notice':
        if (event.at <= notices) return;
        notices = event.at;
        setTimeout(askNotices, Math.random() * spread);
        return;
      case 'console':
        tellAreas(store, event.name, event.data);
        // What the console shows is asked again.
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(consoleReads) });
        return;
      default: {
        if (event.revision <= known[event.name]) return;
        known[event.name] = event.revision;
        const ask = { plan: askPlan, modules: askUnit, config: askConfig }[event.name];
        setTimeout(ask, event.name === 'plan' ? 0 : Math.random() * spread);
      }
    }
  });
  setInterval(() => {
    if (!connected && document.visibilityState === 'visible') void askPlan();
  }, pollEvery);
  store.sub(moduleRefusalsAtom, () => void askUnit());
}

/**
 * Delay in ms, plus a random delay of the same size, before a failed request is retried once: no later event may repeat
 * it.
 */
const askAgain = 4_000;

/** Runs once more if it was called while it ran, and some seconds later if it failed. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    do {
      again = false;
      clearTimeout(timer);
      await work().catch(() => {
        timer = setTimeout(ask, askAgain * (1 + Math.random()));
      });
    } while (again);
    running = undefined;
  };
  const ask = () => {
    if (running) again = true;
    running ??= run();
    return running;
  };
  return ask;
}
