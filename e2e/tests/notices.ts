import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import type { RunningPortal } from '@portico/testing/portal';
import { areaOf, expect, password } from './portal-test.ts';

/** A school whose notices no other test counts. */
export const school = { name: 'api', fid: '10005' };
export const within = { timeout: 4_000 };
export const bell = (page: Page) => page.getByRole('button', { name: /^消息(?!设置)/ });
export const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('listitem').filter({ hasText: '信息中心' });
export const list = (page: Page) => areaOf(page, 'info-center');
export const row = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
/** The portal has accepted the tab's event stream. */
export const listens = (page: Page) => page.waitForResponse(/\/live$/);
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
export const unread = async (page: Page) =>
  Number(/\d+/.exec((await list(page).getByRole('status').filter({ hasText: /^未读/ }).textContent()) ?? '')?.[0]);

/** Signs in from inside the browser: only browsers resolve a school's name below localhost. */
export async function enter(page: Page, at: string, account: string): Promise<void> {
  await page.goto(`${at}/healthz`);
  const token = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/pedestal/auth/cx/login', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    },
    { username: account, password },
  );
  await page.context().addCookies([{ name: 'token', value: token, url: at }]);
}

interface Sent {
  code: string;
  title: string;
  [field: string]: unknown;
}
/** Sends notices as a school's own system does. */
export async function send(portal: RunningPortal, testInfo: TestInfo, rows: Sent[]): Promise<void> {
  const sendTime = new Date(Date.now() + 8 * 3_600_000 - 1_000).toISOString().slice(0, 19).replace('T', ' ');
  const notices = rows.map((each) => ({ type: 'life', content: `${each.title}的正文。`, createrName: '后勤处', sendTime, ...each }));
  const file = testInfo.outputPath(`${rows[0]?.code}.json`);
  await writeFile(file, JSON.stringify({ notices }));
  expect(await portal.portico('import', file, '--school', school.fid)).toMatchObject({ code: 0 });
}
