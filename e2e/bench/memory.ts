import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './table.ts';

/** The portal's backend, which locks its data directory, and the processes that it started. */
export function processesOf(dataDirectory: string): number[] {
  const [pid = ''] = readFileSync(join(dataDirectory, 'lock'), 'utf8').split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ') : [])].map(Number);
}

/** Resident bytes of processes together; one that has just ended counts nothing. */
export const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + 1_024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return sum;
    }
  }, 0);

export const medianOfMinutes = (minutes: readonly (readonly number[])[]): number[] =>
  minutes.filter((each) => each.length > 0).map((each) => median(each));

/** Whether every minute after the third stays within 5 % of it. */
export function isFlat([, , third, ...later]: readonly number[]): boolean {
  return third === undefined || later.every((each) => Math.abs(each - third) <= 0.05 * third);
}
