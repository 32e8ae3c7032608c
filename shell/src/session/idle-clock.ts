import { shanghaiTime } from '@portico/contracts/shown-time';

const storageKey = 'operateTime';

/** A browser's clocks; tests replace them. */
export interface Clocks {
  /** The device's clock in ms: it counts sleep, but can be changed by hand. */
  wall: () => number;
  /** ms since the page began: cannot be changed, but may stop during sleep. */
  monotonic: () => number;
  /** The server's clock in ms; undefined if it cannot be reached. */
  server: () => Promise<number | undefined>;
}

export interface IdleClock {
  /** Activity of the visitor that the server sees, here or in another tab. */
  operated: () => void;
  /** ms since the last activity. Cheap while both clocks agree; otherwise the server's clock decides. */
  idle: () => Promise<number>;
}

/** Allowed difference in ms between the two clocks before the server is asked. */
const agreement = 60_000;

/**
 * Measures inactivity through sleep and with a wrong or changed device clock. `serverAtStart` is the server's time when
 * it rendered the page.
 */
export function idleClock(clocks: Clocks, serverAtStart: number): IdleClock {
  const start = clocks.monotonic();
  let wall = clocks.wall();
  let monotonic = start;
  if (!storedOperateTime()) storeOperateTime(wall);
  return {
    operated() {
      wall = clocks.wall();
      monotonic = clocks.monotonic();
      storeOperateTime(wall);
    },
    async idle() {
      const awake = clocks.monotonic() - monotonic;
      const asDeviceSays = clocks.wall() - wall;
      if (Math.abs(asDeviceSays - awake) <= agreement) return awake;
      const server = await clocks.server();
      // If the server cannot be reached, a clock error never shows a dialog or signs anybody out.
      return server === undefined ? awake : Math.max(awake, server - (serverAtStart + (monotonic - start)));
    },
  };
}

function storedOperateTime(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeOperateTime(wall: number): void {
  try {
    sessionStorage.setItem(storageKey, shanghaiTime(wall));
  } catch {
    // Without storage the clock exists only in this page.
  }
}
