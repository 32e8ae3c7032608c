import { type Ending, type RendererProcess, startRendererProcess } from './renderer-process.ts';

/** ms after which a renderer that gives no answer is ended: a new one, which has yet to warm up, gets more. */
export interface HangLimits {
  warm: number;
  cold: number;
}
export const hangLimits: HangLimits = { warm: 400, cold: 3_000 };
const warmAfter = 3;
/** ms before a renderer that did not even start is tried again. */
export const restartPause = 5_000;

/** A process and what it is at. */
export interface Seat {
  process: RendererProcess;
  rendered: number;
  busy: boolean;
}

export const isWarm = ({ rendered }: Seat): boolean => rendered >= warmAfter;

/** The processes that render for one revision of the registry; the next one has its own. One that ends is replaced. */
export interface Generation {
  /** The first one takes that of its first page. */
  revision: number | undefined;
  seats: ReadonlySet<Seat>;
  /** Ends them, each after what it does now. */
  retire(): void;
}

export function startGeneration({
  shellServer,
  processes,
  limits,
  revision,
  onEnd,
  onFree,
}: {
  shellServer: string;
  processes: number;
  limits: HangLimits;
  revision?: number;
  onEnd: (ending: Ending) => void;
  /** A process can take work. */
  onFree: () => void;
}): Generation {
  const seats = new Set<Seat>();
  let retired = false;
  for (let each = 0; each < processes; each += 1) add();

  function add(): void {
    if (retired) return;
    let began = false;
    const seat: Seat = {
      rendered: 0,
      busy: true,
      process: startRendererProcess({
        shellServer,
        limit: () => (isWarm(seat) ? limits.warm : limits.cold),
        onEnd(ending) {
          seats.delete(seat);
          onEnd(ending);
          if (began) add();
          else setTimeout(add, restartPause).unref();
        },
      }),
    };
    seats.add(seat);
    seat.process.ready.then(
      () => {
        began = true;
        seat.busy = false;
        onFree();
      },
      () => undefined,
    );
  }

  return {
    revision,
    seats,
    retire() {
      retired = true;
      for (const { process } of seats) process.retire();
    },
  };
}
