import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Swap, type SwapEffect, type SwapEvent, stable, swapStep } from './swap-machine.ts';

/** Runs events one after the other; answers the end and every effect in order. */
function run(events: readonly SwapEvent[], from: Swap = stable('v1')) {
  let swap = from;
  const effects: SwapEffect[] = [];
  for (const event of events) {
    const step = swapStep(swap, event);
    swap = step.swap;
    effects.push(...step.effects);
  }
  return { swap, said: effects.map((effect) => ('build' in effect ? `${effect.kind} ${effect.build}` : effect.kind)) };
}
const wanted = (build: string): SwapEvent => ({ kind: 'wanted', build });
const staged = (build: string): SwapEvent => ({ kind: 'staged', build });
const idle: SwapEvent = { kind: 'idle' };
const rendered = (build: string): SwapEvent => ({ kind: 'rendered', build });
const failed = (build: string): SwapEvent => ({ kind: 'failed', build });
const proved = (build: string): SwapEvent => ({ kind: 'proved', build });
const whole = (build: string): SwapEvent[] => [wanted(build), staged(build), idle, rendered(build), proved(build)];

test('X3 · a new build is staged, waits for an idle moment, is shown, probed and live', () => {
  const { swap, said } = run(whole('v2'));
  expect(said).toEqual(['stage v2', 'await-quiet', 'show v2', 'probe v2', 'report v2']);
  expect(swap).toEqual({ phase: 'idle', running: 'v2', previous: 'v1', refused: [] });
});

test('X3 · the previous build stays for an immediate rollback, the one before it is evicted', () => {
  const { said } = run([...whole('v2'), ...whole('v3')]);
  expect(said.filter((each) => each.startsWith('evict'))).toEqual(['evict v1']);
  expect(run([...whole('v2'), wanted('v1')]).said.slice(-1)).toEqual(['await-quiet']);
});

test('X3 · a build that cannot be staged changes nothing', () => {
  const { swap, said } = run([wanted('v2'), { kind: 'not-staged', build: 'v2' }]);
  expect({ swap, said }).toEqual({ swap: stable('v1'), said: ['stage v2', 'report v2'] });
});

test('X3 · a build that fails at load, at first render or much later is rolled back, and not retried', () => {
  const atLoad = run([wanted('v2'), staged('v2'), idle, failed('v2'), wanted('v2')]);
  expect(atLoad.swap).toMatchObject({ phase: 'idle', running: 'v1', refused: ['v2'] });
  const atRender = run([wanted('v2'), staged('v2'), idle, rendered('v2'), failed('v2')]);
  expect(atRender.said.slice(-1)).toEqual(['show v1']);
  const later = run([...whole('v2'), failed('v2')]);
  expect(later.swap).toMatchObject({ phase: 'idle', running: 'v1', refused: ['v2'] });
});

test('X2 · rolled back while it waits: nothing was shown', () => {
  const { swap, said } = run([wanted('v2'), staged('v2'), wanted('v1'), idle]);
  expect(swap).toEqual(stable('v1'));
  expect(said).not.toContain('show v2');
});

test('X2 · rolled back during the switch: it ends first, then goes back', () => {
  const { said } = run([wanted('v2'), staged('v2'), idle, wanted('v1'), rendered('v2'), proved('v2'), idle]);
  expect(said).toEqual(['stage v2', 'await-quiet', 'show v2', 'probe v2', 'report v2', 'await-quiet', 'show v1']);
});

test('X2 · two activations at once: only the last one is shown', () => {
  const { said } = run([wanted('v2'), wanted('v3'), staged('v2'), staged('v3'), idle]);
  expect(said.filter((each) => each.startsWith('show'))).toEqual(['show v3']);
});

test('X3 · whatever happens in whatever order, it ends on one build that did not fail, and shows nothing unless it is idle', () => {
  const builds = fc.constantFrom('v1', 'v2', 'v3', 'v4');
  const events = fc.array(
    fc.oneof(
      builds.map(wanted),
      builds.map(staged),
      builds.map((build): SwapEvent => ({ kind: 'not-staged', build })),
      fc.constant(idle),
      builds.map(rendered),
      builds.map(failed),
      builds.map(proved),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(events, (order) => {
      let swap = stable('v1');
      // What the shell would have on screen.
      let shown = 'v1';
      for (const event of order) {
        const before = swap;
        const step = swapStep(swap, event);
        swap = step.swap;
        const shows = step.effects.filter(({ kind }) => kind === 'show');
        expect(shows.length).toBeLessThanOrEqual(1);
        for (const effect of shows) if ('build' in effect) shown = effect.build;
        // A build that is not running yet comes on screen only in a quiet moment.
        if (shows.length > 0 && event.kind !== 'idle') expect(event.kind).toBe('failed');
        expect(shown).toBe(swap.phase === 'switching' ? swap.target : swap.running);
        for (const effect of step.effects)
          if (effect.kind === 'evict') expect([swap.running, swap.previous, swap.target]).not.toContain(effect.build);
        if (event.kind === 'failed' && before.running === event.build && before.previous) expect(swap.running).not.toBe(event.build);
      }
      // Everything that is under way ends: files arrive, moments are idle, builds render and prove themselves.
      for (let i = 0; i < 20 && swap.phase !== 'idle'; i += 1) {
        const build = swap.target ?? swap.running;
        const kind = { staging: 'staged', waiting: 'idle', switching: 'rendered', probing: 'proved' }[swap.phase] as SwapEvent['kind'];
        const step = swapStep(swap, { kind, build } as SwapEvent);
        for (const effect of step.effects) if (effect.kind === 'show') shown = effect.build;
        swap = step.swap;
      }
      expect(swap.phase).toBe('idle');
      expect(shown).toBe(swap.running);
    }),
    { numRuns: 2_000 },
  );
});
