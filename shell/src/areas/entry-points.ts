import type { Device, EntryPoint, PlannedArea } from '@portico/area';
import type { Federation } from './federation.ts';

/** The loaded entry points of areas, and how to load others. */
export interface EntryPoints {
  /** Federation is part of a device's frame file; a plain page does not load it. */
  connect(federation: Federation): void;
  /** An entry point that is already loaded. */
  arrived(planned: PlannedArea, device: Device): EntryPoint | undefined;
  /** One entry point of one build: fetched once, shared by all callers, retried after a failure. */
  load(planned: PlannedArea, device: Device): Promise<EntryPoint>;
  /** Forgets the entry points of a build that is no longer shown. */
  forget(planned: PlannedArea): void;
}

const loadTimeoutMs = 15_000;

const keyOf = (planned: PlannedArea, device: Device) => `${planned.area}@${planned.buildId}/${device}`;

export function createEntryPoints(): EntryPoints {
  let connect: (federation: Federation) => void = () => undefined;
  const connected = new Promise<Federation>((resolve) => {
    connect = resolve;
  });
  const arrived = new Map<string, EntryPoint>();
  const underWay = new Map<string, Promise<EntryPoint>>();
  /** Federation holds one build of an area at a time, so fetches of one area run one after another. */
  const lastOfArea = new Map<string, Promise<unknown>>();

  function inTurn<T>(area: string, work: () => Promise<T>): Promise<T> {
    const before = lastOfArea.get(area) ?? Promise.resolve();
    const mine = before.then(work, work);
    lastOfArea.set(
      area,
      mine.catch(() => undefined),
    );
    return mine;
  }

  async function fetchOnce(key: string, planned: PlannedArea, device: Device): Promise<EntryPoint> {
    const fetched = () => connected.then((federation) => federation.fetch(planned, device));
    try {
      const entryPoint = await inTurn(planned.area, () => withTimeout(fetched(), planned));
      arrived.set(key, entryPoint);
      return entryPoint;
    } catch (error) {
      (await connected).forget(planned.area);
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    connect: (federation) => connect(federation),
    arrived: (planned, device) => arrived.get(keyOf(planned, device)),
    load(planned, device) {
      const key = keyOf(planned, device);
      const here = arrived.get(key);
      if (here) return Promise.resolve(here);
      const loading = underWay.get(key) ?? fetchOnce(key, planned, device);
      underWay.set(key, loading);
      return loading;
    },
    forget(planned) {
      for (const device of ['desktop', 'mobile'] as const) arrived.delete(keyOf(planned, device));
    },
  };
}

function withTimeout<T>(work: Promise<T>, planned: PlannedArea): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Area ${planned.area}@${planned.buildId} did not arrive within ${loadTimeoutMs / 1_000} s.`)),
      loadTimeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
