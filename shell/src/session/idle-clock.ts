import dayjs from 'dayjs';

const storageKey = 'operateTime';
const format = 'YYYY-MM-DD HH:mm:ss';

/** The clocks that a browser has; tests put their own in the place. */
export interface Clocks {
  /** The device's clock, ms: it counts sleep, but may be set by hand. */
  wall: () => number;
  /** ms since the page began: never set by hand, but it may stand still during sleep. */
  monotonic: () => number;
  /** The server's clock, ms; undefined while it cannot be reached. */
  server: () => Promise<number | undefined>;
}

export interface IdleClock {
  /** The visitor did something that the server learns of, here or in another tab. */
  operated: () => void;
  /** ms since the last operation. Cheap while the two clocks agree; otherwise the server's clock decides. */
  idle: () => Promise<number>;
}

/** What the two clocks may differ by before the server is asked, ms. */
const agreement = 60_000;

/**
 * Measures how long nothing was done, through sleep and with a device clock that is wrong or set while the page is
 * open. `serverAtStart` is the server's time when it wrote the page.
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
      // Without the server nobody is asked or signed out because of a clock.
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
    sessionStorage.setItem(storageKey, dayjs(wall).format(format));
  } catch {
    // Without storage the clock lives in this page alone.
  }
}
