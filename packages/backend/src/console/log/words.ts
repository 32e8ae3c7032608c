import type { LogFault } from '@portico/area/operator';

/** How the log differs, as administrators read it. */
export const faultWords: Record<LogFault, string> = {
  changed: '内容被改动',
  missing: '缺少一行',
  anchor: '起点被改动',
  end: '末端与记录不符',
};
