/** Why these times make no plan; undefined: they do. */
export function planProblem({ due, until }: { due: string; until: string }, now: string | undefined): string | undefined {
  if (!due && !until) return '请选择开始或结束的时间';
  const minute = now?.slice(0, 16) ?? '';
  if (due && due < minute) return '开始时间已经过去';
  if (until && until <= (due || minute)) return '结束时间要晚于开始时间';
  const last = minute && `${Number(minute.slice(0, 4)) + 1}${minute.slice(4)}`;
  if (last && (due > last || until > last)) return '最多安排到一年之内';
  return undefined;
}

/** Why an act at this one time cannot be planned. Undefined `due`: it is done now; empty: no time is chosen yet. */
export const dueProblem = (due: string | undefined, now: string | undefined): string | undefined =>
  due === '' ? '请选择时间' : due && planProblem({ due, until: '' }, now);
