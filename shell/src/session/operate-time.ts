import dayjs from 'dayjs';

/** When the visitor last asked the server for something, `YYYY-MM-DD HH:mm:ss`, for this tab. */
export function recordOperation(): void {
  try {
    sessionStorage.setItem('operateTime', dayjs().format('YYYY-MM-DD HH:mm:ss'));
  } catch {
    // Without storage the idle clock lives at the server alone.
  }
}
