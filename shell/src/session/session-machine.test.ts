import { describe, expect, test } from 'vitest';
import { type SessionEvent, type SessionState, sessionStep } from './session-machine.ts';

function run(from: SessionState, events: SessionEvent[], was: 'guest' | 'member' = 'member') {
  let state = from;
  const effects: string[] = [];
  for (const event of events) {
    const step = sessionStep(state, event, was);
    state = step.state;
    if (step.effect !== 'none') effects.push(step.effect);
  }
  return { state, effects };
}

describe('session', () => {
  test('S6 · long idle asks once, and confirming reloads the page', () => {
    expect(run('member', ['grew-idle', 'grew-idle', 'confirmed'])).toEqual({ state: 'leaving', effects: ['reload'] });
  });
  test('S7 · a refused member is asked to sign in again; a refused guest starts over without a dialog', () => {
    expect(run('member', ['refused'])).toEqual({ state: 'expired', effects: [] });
    expect(run('member', ['refused', 'confirmed'])).toEqual({ state: 'leaving', effects: ['sign-in-again'] });
    expect(run('guest', ['refused'], 'guest')).toEqual({ state: 'leaving', effects: ['start-over'] });
  });
  test('S8 · twenty refusals make one dialog and one redirect', () => {
    const storm = Array.from({ length: 20 }, (): SessionEvent => 'refused');
    expect(run('member', [...storm, 'confirmed', ...storm, 'confirmed'])).toEqual({ state: 'leaving', effects: ['sign-in-again'] });
    expect(run('guest', storm, 'guest').effects).toEqual(['start-over']);
  });
  test('S8 · expiry takes the place of the long-idle question, never beside it', () => {
    expect(run('member', ['grew-idle', 'refused'])).toEqual({ state: 'expired', effects: [] });
    expect(run('member', ['refused', 'grew-idle'])).toEqual({ state: 'expired', effects: [] });
  });
  test('S8 · a tab that was refreshed closes the question in the others, which stay as they are', () => {
    expect(run('long-idle', ['refreshed-elsewhere'])).toEqual({ state: 'member', effects: [] });
    expect(run('expired', ['refreshed-elsewhere'])).toEqual({ state: 'expired', effects: [] });
  });
  test('S8 · when another tab signs in or out, this one follows', () => {
    for (const state of ['guest', 'member', 'long-idle', 'expired'] as const)
      expect(run(state, ['person-changed']).effects).toEqual(['reload']);
  });
});
