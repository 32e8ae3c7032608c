/** Inactivity in ms after which a session is long-idle, and after which it has expired. */
export interface SessionWindows {
  refresh: number;
  online: number;
}

const defaultOnline = 432_000_000;
const defaultRefresh = 345_600_000;
/** For a school whose refresh window is not shorter than its online window. */
const shareOfOnline = 0.8;

const minutes = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value * 60_000 : undefined;

/** The windows of a school; missing, zero, negative and inverted values use the default. */
export function sessionWindows({ onLineMinute, refreshMinute }: { onLineMinute?: unknown; refreshMinute?: unknown }): SessionWindows {
  const online = minutes(onLineMinute) ?? defaultOnline;
  const refresh = minutes(refreshMinute) ?? defaultRefresh;
  return { online, refresh: refresh < online ? refresh : online * shareOfOnline };
}

/** The state of a session after this many ms of inactivity. */
export function idleState(idle: number, { refresh, online }: SessionWindows): 'active' | 'long-idle' | 'expired' {
  if (idle >= online) return 'expired';
  return idle > refresh ? 'long-idle' : 'active';
}
