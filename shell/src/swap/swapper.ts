import type { Device, Plan, PlannedArea } from '@portico/area';
import type { AreaHost } from '../areas/area-host.ts';
import { evictBuild } from './evict-build.ts';
import { stageBuild } from './stage-build.ts';
import { type Swap, type SwapEffect, type SwapEvent, stable, swapStep } from './swap-machine.ts';

/** Time in ms without an error before a new build counts as live. */
const probation = 1_000;
/** Time in ms in which a replaced build's pending imports may still settle. */
const settling = 5_000;

export type SwapOutcome = Extract<SwapEffect, { kind: 'report' }>['outcome'];

export interface SwapParts {
  host: AreaHost;
  device: () => Device;
  isIdle: (area: string) => boolean;
  /** Resolves when no unsaved work in the area would be lost, or waiting is pointless. */
  quiet: (area: string, pointless: () => boolean) => Promise<void>;
  /**
   * Renders the area's pages, on screen and kept ones, with the running build; resolves when they are in the document.
   */
  exchange: (area: string) => Promise<void>;
  /** Resolves after the document is painted. */
  painted: () => Promise<void>;
  report: (planned: PlannedArea, outcome: SwapOutcome) => void;
}

/** Swaps areas in this tab as the plan says, one at a time, each with its own state machine. */
export function createSwapper(parts: SwapParts): { follow: (plan: Plan) => void } {
  const { builds, entryPoints, failures } = parts.host;
  const swaps = new Map<string, Swap>();
  const known = new Map<string, PlannedArea>();
  const turnEnds = new Map<string, (() => void)[]>();
  /** One swap at a time: each waits for the previous one. */
  let turn: Promise<void> = Promise.resolve();

  const knownBuild = (area: string, build: string) => known.get(`${area}@${build}`) as PlannedArea;
  const learn = (planned: PlannedArea) => known.set(`${planned.area}@${planned.buildId}`, planned);

  function dispatch(area: string, event: SwapEvent): void {
    const before = swaps.get(area);
    if (!before) return;
    const { swap, effects } = swapStep(before, event);
    swaps.set(area, swap);
    for (const effect of effects) carryOut(area, effect);
    // From probation it may continue to the next build, which queues again.
    if (swap.phase === 'switching' || swap.phase === 'probing') return;
    for (const resolve of turnEnds.get(area) ?? []) resolve();
    turnEnds.delete(area);
  }

  function carryOut(area: string, effect: SwapEffect): void {
    switch (effect.kind) {
      case 'stage':
        stageBuild(knownBuild(area, effect.build), parts.device()).then(
          () => dispatch(area, { kind: 'staged', build: effect.build }),
          () => dispatch(area, { kind: 'not-staged', build: effect.build }),
        );
        return;
      case 'await-quiet':
        void switchWhenIdle(area);
        return;
      case 'show':
        void show(knownBuild(area, effect.build));
        return;
      case 'probe':
        setTimeout(() => dispatch(area, { kind: 'proved', build: effect.build }), probation);
        return;
      case 'evict': {
        const planned = knownBuild(area, effect.build);
        setTimeout(() => isHere(area, effect.build) || evictBuild(planned, entryPoints), settling);
        return;
      }
      case 'report':
        parts.report(knownBuild(area, effect.build), effect.outcome);
    }
  }

  const isHere = (area: string, build: string) => {
    const swap = swaps.get(area);
    return [swap?.running, swap?.previous, swap?.target].includes(build);
  };

  /** Waits outside the queue: an open form in one area does not delay another area's swap. */
  async function switchWhenIdle(area: string): Promise<void> {
    const waits = () => swaps.get(area)?.phase === 'waiting';
    while (waits()) {
      await parts.quiet(area, () => !waits());
      turn = turn.then(() => (waits() && parts.isIdle(area) ? consumeRateLimit(area) : undefined));
      await turn;
    }
  }

  async function consumeRateLimit(area: string): Promise<void> {
    const ended = new Promise<void>((resolve) => turnEnds.set(area, [...(turnEnds.get(area) ?? []), resolve]));
    dispatch(area, { kind: 'idle' });
    await ended;
  }

  async function show(planned: PlannedArea): Promise<void> {
    const { area, buildId: build } = planned;
    const decided = performance.now();
    try {
      await entryPoints.load(planned, parts.device());
      const before = swaps.get(area);
      // The machine may have moved on while the entry point was loading.
      if (before?.phase === 'switching' ? before.target !== build : before?.running !== build) return;
      builds.set(planned);
      await parts.exchange(area);
      // For measurements: from the decision until the build is rendered; the next frame shows it.
      performance.measure(`portico.swap ${area}@${build}`, { start: decided });
      await parts.painted();
      dispatch(area, { kind: 'rendered', build });
    } catch {
      dispatch(area, { kind: 'failed', build });
    }
  }

  builds.watchEntries((planned) => {
    learn(planned);
    swaps.set(planned.area, stable(planned.buildId));
  });
  failures.watch(({ area, build }) => {
    if (area && build) dispatch(area, { kind: 'failed', build });
  });
  return {
    follow(plan) {
      for (const planned of plan.areas) {
        learn(planned);
        dispatch(planned.area, { kind: 'wanted', build: planned.buildId });
      }
    },
  };
}
