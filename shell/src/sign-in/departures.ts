/** ms for which a departure counts. */
const remembered = 300_000;
/** Automatic departures within that time: a school's login that sends people straight back ends here. */
const most = 2;
const key = 'portico.departures';

/** The departures that still count. */
export const counting = (times: readonly number[], now: number): number[] =>
  times.filter((time) => Number.isFinite(time) && time <= now && now - time < remembered);

/** Whether the browser may be sent to the school's login once more without anybody having asked for it. */
export const mayDepart = (times: readonly number[], now: number): boolean => counting(times, now).length < most;

function stored(): number[] {
  try {
    const times: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(times) ? times.map(Number) : [];
  } catch {
    return [];
  }
}

function store(times: readonly number[]): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(times));
    return true;
  } catch {
    return false;
  }
}

/** Notes that the browser is about to be sent away by itself; false when it has been often enough, or nothing can be noted. */
export function departByItself(now = Date.now()): boolean {
  const times = stored();
  return mayDepart(times, now) && store([...counting(times, now), now]);
}

/** Somebody has chosen this way: what was before does not count. */
export function departByChoice(now = Date.now()): void {
  store([now]);
}

/** Whether the browser may still be sent away by itself. */
export const canDepart = (now = Date.now()): boolean => mayDepart(stored(), now);
