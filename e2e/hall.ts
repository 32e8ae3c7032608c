import type { Page } from '@playwright/test';
import { linksHydrated } from './tests/server-page.ts';

/** What a press of a filter brought about until its result was painted. */
export interface Pressed {
  /** Milliseconds until then. */
  ms: number;
  /** Whether the list said meanwhile that it was loading. */
  wasBusy: boolean;
  /** Elements that were added to the list, and those that it contains now. */
  added: number;
  shown: number;
}

/** Presses a filter of the service hall on a desktop and waits until its result is painted. */
export async function pressFilter(page: Page, name: string): Promise<Pressed> {
  await linksHydrated(page, 'nav[aria-label="服务类型"]');
  return page.evaluate(
    (wanted) =>
      new Promise<Pressed>((painted) => {
        const results = document.querySelector('section[aria-label="服务列表"]') as HTMLElement;
        const before = results.textContent;
        const link = [...document.querySelectorAll<HTMLElement>('nav[aria-label="服务类型"] a')].find((each) =>
          each.textContent?.startsWith(wanted),
        );
        const began = performance.now();
        const isBusy = () => results.getAttribute('aria-busy') === 'true' || results.querySelector('[aria-busy="true"]') !== null;
        let wasBusy = false;
        let added = 0;
        const done = new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node instanceof Element) added += 1 + node.querySelectorAll('*').length;
          wasBusy ||= isBusy();
          if (isBusy() || results.textContent === before) return;
          done.disconnect();
          // The frame after the next one begins when the result is on the screen.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const shown = results.querySelectorAll('*').length;
              painted({ ms: performance.now() - began, wasBusy, added, shown });
            }),
          );
        });
        done.observe(results, { subtree: true, childList: true, attributes: true, characterData: true });
        link?.click();
      }),
    name,
  );
}

/** Scrolls through a page for so many frames: how long each took, and how often the document was changed meanwhile. */
export const scrollThrough = (page: Page, { pixelsAFrame, most }: { pixelsAFrame: number; most: number }) =>
  page.evaluate(
    ([pixels = 0, last = 0]) =>
      new Promise<{ frames: number[]; changes: number }>((done) => {
        const lengths: number[] = [];
        let changes = 0;
        const changed = new MutationObserver((found) => {
          changes += found.length;
        });
        changed.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const box = document.scrollingElement as Element;
        box.scrollTop = 0;
        let was = performance.now();
        const step = (now: number) => {
          lengths.push(now - was);
          was = now;
          box.scrollTop += pixels;
          if (lengths.length < last && box.scrollTop + box.clientHeight < box.scrollHeight - 1) requestAnimationFrame(step);
          else {
            changed.disconnect();
            done({ frames: lengths.slice(1), changes });
          }
        };
        requestAnimationFrame(step);
      }),
    [pixelsAFrame, most],
  );

/** Answers a page's list with so many services. */
export async function answerWithServices(page: Page, total: number): Promise<void> {
  await page.route('**/homeApp/getServiceApp', async (route) => {
    const { pageNum = 1, pageSize = 24 } = route.request().postDataJSON() as { pageNum?: number; pageSize?: number };
    const from = (Number(pageNum) - 1) * pageSize;
    const records = Array.from({ length: Math.min(pageSize, total - from) }, (_each, at) => ({
      appId: `n${from + at}`,
      name: `服务第 ${from + at + 1} 项`,
      icon: 'grade',
      pcUrl: 'https://a.example/',
      mobileUrl: '',
      deptName: '教务处',
      summary: '即时办结',
      typeIds: [],
      labels: [],
      isLogin: 0,
      isFrame: 0,
      terminal: 'all',
      handleType: 'online',
      status: 'on',
      isCollect: false,
      hits: 1,
      hasGuide: true,
    }));
    await route.fulfill({ json: { success: true, code: 200, msg: '', data: { records, total, pageNum: Number(pageNum), pageSize } } });
  });
}
