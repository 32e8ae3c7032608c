/** Time in ms for which a departure counts. */
const remembered = 300_000;
/** Maximum automatic departures in that time: stops a redirect loop with the school's login. */
const most = 2;
const key = 'portico.departures';

/** The departures that still count. */
export const counting = (times: readonly number[], now: number): number[] =>
  times.filter((time) => Number.isFinite(time) && time <= now && now - time < remembered);

/** Whether an automatic redirect to the school's login is allowed once more. */
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

/** Records an automatic redirect; false if the limit is reached, or nothing can be stored. */
export function departByItself(now = Date.now()): boolean {
  const times = stored();
  return mayDepart(times, now) && store([...counting(times, now), now]);
}

/** The visitor chose this method: earlier redirects do not count. */
export function departByChoice(now = Date.now()): void {
  store([now]);
}

/** Whether the browser may still be redirected automatically. */
export const canDepart = (now = Date.now()): boolean => mayDepart(stored(), now);
