import { expect, test, vi } from 'vitest';
import { type Clocks, idleClock } from './idle-clock.ts';

const hour = 3_600_000;
const day = 24 * hour;

function watch({ server = true } = {}) {
  const now = { wall: 1_000_000_000, monotonic: 0, server: 5_000_000_000 };
  const clocks: Clocks = { wall: () => now.wall, monotonic: () => now.monotonic, server: async () => (server ? now.server : undefined) };
  const clock = idleClock(clocks, now.server);
  const pass = (ms: number, { asleep = false } = {}) => {
    now.wall += ms;
    now.server += ms;
    if (!asleep) now.monotonic += ms;
  };
  return { clock, now, pass };
}

test('S6 · time awake counts', async () => {
  const { clock, pass } = watch();
  pass(hour);
  expect(await clock.idle()).toBe(hour);
  clock.operated();
  expect(await clock.idle()).toBe(0);
});

test('S6 · time asleep counts', async () => {
  const { clock, pass } = watch();
  pass(hour);
  clock.operated();
  pass(5 * day, { asleep: true });
  expect(await clock.idle()).toBe(5 * day);
});

test('S6 · a device clock that is set by a day makes nobody idle', async () => {
  for (const set of [day, -day]) {
    const { clock, now, pass } = watch();
    pass(hour);
    now.wall += set;
    expect(await clock.idle()).toBe(hour);
  }
});

test('S6 · without the server a clock decides nothing', async () => {
  const { clock, now, pass } = watch({ server: false });
  pass(hour);
  now.wall += 30 * day;
  expect(await clock.idle()).toBe(hour);
});

test('S6 · operateTime is the time in Shanghai, whatever the zone of the device', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: (key: string, value: string) => stored.set(key, value) });
  idleClock({ wall: () => Date.UTC(2026, 10, 20, 20, 5, 9), monotonic: () => 0, server: async () => undefined }, 0);
  expect(new Date(2026, 10, 20).getTimezoneOffset()).toBe(480);
  expect(stored.get('operateTime')).toBe('2026-11-21 04:05:09');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
