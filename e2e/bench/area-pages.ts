import type { Browser } from '@playwright/test';
import { desktop, phone } from '../browser.ts';
import { newVisitor, visitSlowly } from './slow-visit.ts';
import { median, table } from './table.ts';

const rounds = 5;
const limits = { toStatic: 1.1, shift: 0.02 };
const pages = {
  desktop: ['/news', '/info-center', '/task-center', '/schedule-center', '/personal-center', '/service-hall'],
  phone: [
    '/mobile/news',
    '/mobile/notice',
    '/mobile/task-center',
    '/mobile/my-schedule/schedule',
    '/mobile/personal-center',
    '/mobile/service-hall',
  ],
};

/** A student's first visits of every area's page against the same page without script. */
export async function measureAreaPages(browser: Browser, { portal, bundle, member }: Record<'portal' | 'bundle' | 'member', string>) {
  const rows: string[][] = [];
  let kept = true;
  for (const [device, context] of Object.entries({ desktop, phone }))
    for (const path of pages[device as keyof typeof pages]) {
      const first = async (script: boolean) => {
        const at = script ? portal : bundle;
        const visitor = await newVisitor(browser, { context, script, member }, at);
        const seen = await visitSlowly(visitor, script ? at + path : `${at}${path}?variant=static`);
        await visitor.close();
        return seen;
      };
      const ours = [];
      const still = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await first(true));
        still.push(await first(false));
      }
      const [largest, plain] = [ours, still].map((visits) => median(visits.map((visit) => visit.largest))) as [number, number];
      const shift = Math.max(...ours.map((visit) => visit.shift));
      const holds = largest / plain <= limits.toStatic && shift < limits.shift;
      kept &&= holds;
      const ratio = (largest / plain).toFixed(2);
      rows.push([path, largest.toFixed(0), plain.toFixed(0), ratio, shift.toFixed(3), holds ? 'holds' : 'MISSED']);
    }
  const wanted = `≤ ${limits.toStatic}, shift < ${limits.shift}`;
  console.log(table([["A STUDENT'S FIRST VISIT, MS", 'LARGEST PAINT', 'STATIC', 'RATIO', 'SHIFT', wanted], ...rows]));
  return kept;
}
