import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { desktop, launchOptions } from '../browser.ts';
import { scrollThrough } from '../hall.ts';
import { aMember } from './a-member.ts';
import { scriptClock } from './script-clock.ts';
import { table } from './table.ts';

const notices = 5_000;
/** ms of script on the slow processor of `scriptClock`, and ms between two frames of one that is not slowed. */
const limits = { script: 200, frame: 34 };

/** A student with 5,000 notices opens the list and scrolls through it. */
export async function measureManyNotices(): Promise<boolean> {
  const portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
  const browser = await chromium.launch(launchOptions);
  try {
    await sendNotices(portal);
    const context = await browser.newContext({ ...desktop, locale: 'zh-CN' });
    await context.addCookies([{ name: 'token', value: await aMember(portal.url()), url: portal.url() }]);
    const page = await context.newPage();
    await page.goto(`${portal.url()}/home`);
    await page.waitForLoadState('networkidle');
    const { spent, end } = await scriptClock(page);
    const opened = await spent(() => openList(page));
    await end();
    await makeVirtual(page);
    const { frames } = await scrollThrough(page, { pixelsAFrame: 400, most: 300 });
    const longest = Math.max(...frames.slice(1));
    const dropped = frames.slice(1).filter((ms) => ms > limits.frame).length;
    const holds = opened <= limits.script && dropped === 0;
    console.log(
      table([
        [`${notices} NOTICES`, 'SCRIPT TO OPEN, MS', 'FRAMES', 'LONGEST, MS', 'DROPPED', `WANTED ≤ ${limits.script}, 0`],
        ['/info-center', opened.toFixed(0), String(frames.length), longest.toFixed(1), String(dropped), holds ? 'holds' : 'MISSED'],
      ]),
    );
    return holds;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function sendNotices(portal: RunningPortal): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-notices-'));
  try {
    const row = (at: number) => ({
      code: `m${at}`,
      title: `第 ${at} 条通知`,
      type: 'life',
      content: '正文。',
      createrName: '后勤处',
      sendTime: '2026-01-02 08:00:00',
    });
    writeFileSync(join(folder, 'notices.json'), JSON.stringify({ notices: Array.from({ length: notices }, (_row, at) => row(at)) }));
    const { code, output } = await portal.portico('import', join(folder, 'notices.json'), '--school', '10001');
    if (code !== 0) throw new Error(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Within the page: Playwright's own search would count as script. */
const openList = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="主导航"] a')];
    links.find((link) => link.textContent?.startsWith('信息中心'))?.click();
    const isShown = () => document.querySelectorAll('[data-area="info-center"] li a').length > 10;
    while (!isShown()) await new Promise(requestAnimationFrame);
  });

/** Near the end of the first rows the virtual list takes their place. */
const makeVirtual = (page: Page) =>
  page.evaluate(async () => {
    const box = document.scrollingElement as Element;
    while (box.scrollHeight < 200_000) {
      box.scrollTop = box.scrollHeight - innerHeight - 300;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    box.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
