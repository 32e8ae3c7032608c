/**
 * The hot swap of one area in one tab: `idle → staging → waiting → switching → probing → idle` on the new build, or
 * back on the old one; then the replaced build is evicted. Pure: events in, actions out.
 */
export interface Swap {
  phase: 'idle' | 'staging' | 'waiting' | 'switching' | 'probing';
  /** The build that this tab shows. */
  running: string;
  /** The build that is being swapped in; in `probing` it is the running one. */
  target?: string;
  /** The previous build: kept for an immediate rollback. */
  previous?: string;
  /** A newer build in the plan, while a switch cannot be stopped. */
  next?: string;
  /** Builds that failed in this tab; they are not retried. */
  refused: readonly string[];
}

export type SwapEvent =
  /** The plan names this build. */
  | { kind: 'wanted'; build: string }
  /** All its files are loaded and verified, or are not. */
  | { kind: 'staged' | 'not-staged'; build: string }
  /** Swapping now loses no unsaved work. */
  | { kind: 'idle' }
  /** Its page or blocks are rendered. */
  | { kind: 'rendered'; build: string }
  /** It could not be loaded, or an error reached its boundary. */
  | { kind: 'failed'; build: string }
  /** It has run for the probation time without an error. */
  | { kind: 'proved'; build: string };

export type SwapEffect =
  | { kind: 'stage' | 'show' | 'probe' | 'evict'; build: string }
  | { kind: 'await-quiet' }
  | { kind: 'report'; build: string; outcome: 'live' | 'not-staged' | 'reverted' };

export interface SwapStep {
  swap: Swap;
  effects: readonly SwapEffect[];
}

export const stable = (build: string): Swap => ({ phase: 'idle', running: build, refused: [] });

const stay = (swap: Swap): SwapStep => ({ swap, effects: [] });

export function swapStep(swap: Swap, event: SwapEvent): SwapStep {
  switch (event.kind) {
    case 'wanted':
      return wanted(swap, event.build);
    case 'staged':
      if (swap.phase !== 'staging' || swap.target !== event.build) return stay(swap);
      return { swap: { ...swap, phase: 'waiting' }, effects: [{ kind: 'await-quiet' }] };
    case 'not-staged':
      if (swap.phase !== 'staging' || swap.target !== event.build) return stay(swap);
      // The running build is unchanged; the next revision may retry the same build.
      return { swap: idle(swap), effects: [{ kind: 'report', build: event.build, outcome: 'not-staged' }] };
    case 'idle':
      if (swap.phase !== 'waiting' || !swap.target) return stay(swap);
      return { swap: { ...swap, phase: 'switching' }, effects: [{ kind: 'show', build: swap.target }] };
    case 'rendered':
      return rendered(swap, event.build);
    case 'failed':
      return failed(swap, event.build);
    case 'proved':
      if (swap.phase !== 'probing' || swap.running !== event.build) return stay(swap);
      return goOn(swap, [{ kind: 'report', build: event.build, outcome: 'live' }]);
  }
}

function wanted(swap: Swap, build: string): SwapStep {
  if (swap.phase === 'switching' || swap.phase === 'probing') return stay({ ...swap, next: build === swap.target ? undefined : build });
  if (build === swap.running) return stay(swap.phase === 'idle' ? swap : idle(swap));
  if (build === swap.target || swap.refused.includes(build)) return stay(swap);
  // The previous build is already loaded.
  if (build === swap.previous) return { swap: { ...swap, phase: 'waiting', target: build }, effects: [{ kind: 'await-quiet' }] };
  return { swap: { ...swap, phase: 'staging', target: build }, effects: [{ kind: 'stage', build }] };
}

function rendered(swap: Swap, build: string): SwapStep {
  if (swap.phase !== 'switching' || swap.target !== build) return stay(swap);
  const beforeLast = swap.previous === build ? undefined : swap.previous;
  const effects: SwapEffect[] = [{ kind: 'probe', build }];
  if (beforeLast) effects.push({ kind: 'evict', build: beforeLast });
  return { swap: { ...swap, phase: 'probing', running: build, previous: swap.running }, effects };
}

function failed(swap: Swap, build: string): SwapStep {
  if (swap.phase === 'switching' && swap.target === build) {
    const refused = [...swap.refused, build];
    return goOn({ ...swap, refused }, [
      { kind: 'report', build, outcome: 'reverted' },
      { kind: 'show', build: swap.running },
    ]);
  }
  // Also long after the switch: a rollback is possible while the previous build is kept.
  if (swap.running !== build || !swap.previous || swap.phase === 'switching') return stay(swap);
  const reverted = { ...swap, running: swap.previous, previous: undefined, refused: [...swap.refused, build] };
  const effects: SwapEffect[] = [
    { kind: 'report', build, outcome: 'reverted' },
    { kind: 'show', build: swap.previous },
  ];
  if (swap.phase === 'idle' || swap.phase === 'probing') return goOn(reverted, effects);
  // Another build is being swapped in: it continues from the restored one.
  if (swap.target === reverted.running) return { swap: idle(reverted), effects };
  return { swap: reverted, effects };
}

/** Idle, and at once towards a build that the plan has named meanwhile. */
function goOn(swap: Swap, effects: readonly SwapEffect[]): SwapStep {
  const rest = idle(swap);
  if (!swap.next) return { swap: rest, effects };
  const then = wanted(rest, swap.next);
  return { swap: then.swap, effects: [...effects, ...then.effects] };
}

const idle = ({ running, previous, refused }: Swap): Swap => ({
  phase: 'idle',
  running,
  refused,
  ...(previous !== undefined && { previous }),
});
