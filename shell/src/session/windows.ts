/** Milliseconds without an operation after which a session is long-idle, and after which it has expired. */
export interface SessionWindows {
  refresh: number;
  online: number;
}

const defaultOnline = 432_000_000;
const defaultRefresh = 345_600_000;
/** Where a school's refresh window does not end before its online window. */
const shareOfOnline = 0.8;

const minutes = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value * 60_000 : undefined;

/** The windows of a school; missing, zero, negative and inverted values fall back. */
export function sessionWindows({ onLineMinute, refreshMinute }: { onLineMinute?: unknown; refreshMinute?: unknown }): SessionWindows {
  const online = minutes(onLineMinute) ?? defaultOnline;
  const refresh = minutes(refreshMinute) ?? defaultRefresh;
  return { online, refresh: refresh < online ? refresh : online * shareOfOnline };
}

/** How a session stands after so many milliseconds without an operation. */
export function idleState(idle: number, { refresh, online }: SessionWindows): 'active' | 'long-idle' | 'expired' {
  if (idle >= online) return 'expired';
  return idle > refresh ? 'long-idle' : 'active';
}
