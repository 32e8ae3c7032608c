import type { Device, Door, PlannedArea } from '@portico/area';

type Federation = Pick<typeof import('./federation.ts'), 'fetchDoor' | 'forgetRegistration'>;
let arrive: (federation: Federation) => void = () => undefined;
const federation = new Promise<Federation>((resolve) => {
  arrive = resolve;
});

/** Federation comes with a device's frame, in the same file; a plain page does without. */
export const federationArrived = (arrived: Federation): void => arrive(arrived);

const arrived = new Map<string, Door>();
const underWay = new Map<string, Promise<Door>>();
/** Federation holds one build of an area at a time, so fetches of one area follow one another. */
const lastOfArea = new Map<string, Promise<unknown>>();
const patience = 15_000;

const keyOf = (planned: PlannedArea, device: Device) => `${planned.area}@${planned.buildId}/${device}`;

/** A door that is here already. */
export const arrivedDoor = (planned: PlannedArea, device: Device): Door | undefined => arrived.get(keyOf(planned, device));

/** One door of one build: fetched once, shared by all who ask, tried anew after a failure. */
export function loadDoor(planned: PlannedArea, device: Device): Promise<Door> {
  const key = keyOf(planned, device);
  const here = arrived.get(key);
  if (here) return Promise.resolve(here);
  let loading = underWay.get(key);
  if (!loading) {
    loading = inTurn(planned.area, () => withPatience(fetch(planned, device), planned))
      .then((door) => {
        arrived.set(key, door);
        return door;
      })
      .catch(async (error: unknown) => {
        (await federation).forgetRegistration(planned.area);
        throw error;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, loading);
  }
  return loading;
}

/** Forgets the doors of a build that nothing shows any more. */
export function forgetDoors(planned: PlannedArea): void {
  for (const device of ['desktop', 'mobile'] as const) arrived.delete(keyOf(planned, device));
}

async function fetch(planned: PlannedArea, device: Device): Promise<Door> {
  const { fetchDoor } = await federation;
  return fetchDoor(planned, device);
}

function inTurn<T>(area: string, work: () => Promise<T>): Promise<T> {
  const before = lastOfArea.get(area) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastOfArea.set(
    area,
    mine.catch(() => undefined),
  );
  return mine;
}

function withPatience<T>(work: Promise<T>, planned: PlannedArea): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Area ${planned.area}@${planned.buildId} did not arrive within ${patience / 1_000} s.`)),
      patience,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
