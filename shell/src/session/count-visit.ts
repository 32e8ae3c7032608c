import type { Device } from '@portico/area';
import { createClient } from '@portico/client';
import { statisticContract } from '@portico/contracts';
import { hostApp } from '../viewport/host-app.ts';

const counted = 'portico.visit';

/** Counts this visit once a browser session: 1 desktop, 2 mobile, 3 mobile inside WeChat. */
export function countVisit(device: Device): void {
  try {
    if (sessionStorage.getItem(counted)) return;
    sessionStorage.setItem(counted, '1');
  } catch {
    return;
  }
  const terminalType = device === 'desktop' ? 1 : hostApp(navigator.userAgent) === 'wechat' ? 3 : 2;
  createClient(statisticContract)
    .addFontVisit({ terminalType }, { quiet: true })
    .catch(() => undefined);
}
