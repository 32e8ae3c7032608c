import { setTimeout as pause } from 'node:timers/promises';
import { table } from './table.ts';

const minutes = 10;
const every = 3_000;
const limit = 10;

/** A quiet portal: one guest every three seconds, each after the last page has grown old; ms until the first byte. */
export async function measureFirstByte(portal: string): Promise<boolean> {
  const times: number[] = [];
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    const began = performance.now();
    const answer = await fetch(`${portal}/home`, { headers: { 'accept-encoding': 'br' } });
    const reader = answer.body?.getReader();
    await reader?.read();
    times.push(performance.now() - began);
    await reader?.cancel();
    await pause(every - (performance.now() - began));
  }
  // The first page after a start has nothing to be served from.
  const [first = 0, ...later] = times;
  const sorted = later.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  const shown = [first, at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(1));
  console.log(
    table([
      ['FIRST BYTE OF A GUEST, MS', 'FIRST', 'MEDIAN', 'P99', 'MOST', `WANTED ≤ ${limit}`],
      ['/home', ...shown, at(0.99) <= limit ? 'holds' : 'MISSED'],
    ]),
  );
  return at(0.99) <= limit;
}
