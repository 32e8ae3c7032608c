import { accessSync, closeSync, constants, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../environment/problem.ts';

/** Marks the data directory as used by this process. `release` may be called more than once. */
export interface DirectoryLock {
  release(): void;
}

/** Creates the data directory if it is missing. A Problem if this user cannot write there. */
function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new Problem(`The data directory ${directory} cannot be written (${(error as Error).message}). Set PORTICO_DATA to another one.`);
  }
}

/** Before anything is built or opened: a Problem if the data directory cannot be written, or another portal uses it. */
export function requireFreeDirectory(directory: string): void {
  makeDirectory(directory);
  const holder = holderOf(join(directory, 'lock'));
  if (holder && isAlive(holder)) throw runsAlready(directory, holder.pid);
}

const runsAlready = (directory: string, pid: number) =>
  new Problem(
    `Portico (pid ${pid}) already runs here: it uses the data directory ${directory}. Stop it, or set PORTICO_DATA to another directory.`,
  );

/**
 * Locks the data directory for this process, until `release` or its exit. PGlite itself does not lock: a second process
 * silently loses rows. The lock of a dead process is replaced.
 */
export function lockDirectory(directory: string): DirectoryLock {
  makeDirectory(directory);
  const file = join(directory, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, ownMark());
      closeSync(handle);
      const release = () => releaseOwn(file);
      process.once('exit', release);
      return {
        release() {
          process.off('exit', release);
          release();
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && isAlive(holder)) throw runsAlready(directory, holder.pid);
    rmSync(file, { force: true });
  }
  throw new Problem(`The data directory ${directory} could not be locked. Delete ${file} if no portal is running.`);
}

/** The process and its start time: pids are reused after a restart of the machine. */
const ownMark = () => `${process.pid} ${startOf(process.pid)}\n`;

function holderOf(file: string): { pid: number; start: string } | undefined {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), start } : undefined;
  } catch {
    return undefined;
  }
}

/** Linux reports when a process started; elsewhere the pid alone must do. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, start }: { pid: number; start: string }): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === '' || startOf(pid) === '' || start === startOf(pid);
}

function releaseOwn(file: string): void {
  if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
}
