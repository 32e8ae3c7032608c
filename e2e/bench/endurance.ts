import { startPortal } from '@portico/testing/portal';
import { aMember } from './a-member.ts';
import { isFlat, medianOfMinutes, memoryOf, processesOf } from './memory.ts';
import { openStreams } from './streams.ts';
import { table } from './table.ts';
import { type Visit, visits } from './visits.ts';

/** Requests a second, open event streams, and ms between looks at the memory. */
const [rate, streamCount, lookEvery] = [100, 200, 5_000];

/**
 * `pnpm bench endurance [minutes]`: mixed traffic for ten minutes. False if a request fails, or if the memory of the
 * backend and its rendering processes leaves ±5 % of the third minute.
 */
export async function measureEndurance(minutes = Number(process.argv[3] ?? 10)): Promise<boolean> {
  const portal = await startPortal({ PORTICO_RATE_SCALE: '1000000' });
  try {
    const member = await aMember(portal.url());
    const streams = await openStreams(portal.url(), streamCount);
    const failed: string[] = [];
    const bytes: number[][] = Array.from({ length: minutes }, () => []);
    const waiting = new Set<Promise<void>>();
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    const look = setInterval(() => {
      const minute = bytes[Math.floor(elapsed() / 60_000)];
      minute?.push(memoryOf(processesOf(portal.dataDirectory)));
    }, lookEvery);
    let sent = 0;
    while (elapsed() < minutes * 60_000) {
      for (; (sent * 1_000) / rate < elapsed(); sent += 1) {
        const visit = visits[sent % visits.length] as Visit;
        const work = ask(portal.url(), { visit, token: member, number: sent }).then((problem) => {
          if (problem) failed.push(problem);
          waiting.delete(work);
        });
        waiting.add(work);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all(waiting);
    clearInterval(look);
    streams.close();
    const medians = medianOfMinutes(bytes);
    const rows = medians.map((each, minute) => [String(minute + 1), (each / 1e6).toFixed(0)]);
    console.log(table([['minute', 'memory, MB'], ...rows]));
    console.log(`${sent} requests, ${failed.length} failed; ${streamCount} event streams`);
    for (const problem of failed.slice(0, 5)) console.log(problem);
    if (medians.length < 4) console.log('Too short to say whether the memory is flat: that needs four minutes.');
    const flat = medians.length < 4 || isFlat(medians);
    console.log(flat ? 'No growth of the memory was found (±5 % after the second minute).' : 'The memory is not flat.');
    return flat && failed.length === 0;
  } finally {
    await portal.stop();
  }
}

async function ask(url: string, { visit, token, number }: { visit: Visit; token: string; number: number }): Promise<string | undefined> {
  const { path, body } = visit;
  try {
    const response = await fetch(url + path, {
      headers: {
        ...(visit.isMember && { authorization: `Bearer ${token}`, cookie: `token=${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body(number)) }),
    });
    const text = await response.text();
    return response.status === 200 && !text.includes('"success":false') ? undefined : `${path}: ${response.status} ${text.slice(0, 100)}`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}
