import { type Browser, chromium, type Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { arriveSlowly } from '../arrival.ts';
import { desktop, launchOptions, phone } from '../browser.ts';
import { answerWithServices, pressFilter, scrollThrough } from '../hall.ts';
import { median, table } from './table.ts';

const services = 2_000;
/** Times of the portal divided by those of plain HTML, or of a fixed piece of work, in the same browser. */
const limits = { filter: 3, scroll: 1.5, task: 2 };

/** How long the screen is kept busy: a filter, a long list that scrolls, and the tasks of a first visit. False where a limit is missed. */
export async function measureScreenWork(): Promise<boolean> {
  const portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
  const browser = await chromium.launch(launchOptions);
  try {
    const rows = [
      await measureFilter(browser, portal),
      await measureScroll(browser, portal),
      await measureTasks(browser, portal, 'desktop'),
      await measureTasks(browser, portal, 'phone'),
    ];
    const shown = rows.map(({ what, ms, plain, most }) => {
      const ratio = ms / plain;
      return [what, ms.toFixed(1), plain.toFixed(1), ratio.toFixed(2), `≤ ${most}`, ratio <= most ? 'holds' : 'MISSED'];
    });
    console.log(table([['MS', 'PORTAL', 'PLAIN', 'RATIO', 'WANTED', ''], ...shown]));
    return rows.every(({ ms, plain, most }) => ms / plain <= most);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

interface Row {
  what: string;
  ms: number;
  plain: number;
  most: number;
}

/** From the press of a filter whose answer is known to its painted result; plain: the same HTML put there as text. */
async function measureFilter(browser: Browser, portal: RunningPortal): Promise<Row> {
  const page = await browser.newPage(desktop);
  await page.goto(`${portal.url()}/service-hall`);
  const names = ['学习教务', '生活服务'];
  for (const name of names) await pressFilter(page, name);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) for (const name of names) times.push((await pressFilter(page, name)).ms);
  const plain: number[] = [];
  for (let round = 0; round < 10; round += 1) plain.push(await page.evaluate(putPlainly));
  await page.close();
  return { what: 'a filter to its painted result', ms: median(times), plain: median(plain), most: limits.filter };
}

const putPlainly = () =>
  new Promise<number>((painted) => {
    const results = document.querySelector('section[aria-label="服务列表"]') as HTMLElement;
    const copy = results.outerHTML;
    const began = performance.now();
    const frame = document.createElement('div');
    // The page's policy lets markup pass only with a rule; this one changes nothing.
    const { trustedTypes } = window as {
      trustedTypes?: { defaultPolicy: { createHTML: (text: string, rule: (text: string) => string) => string } };
    };
    frame.innerHTML = trustedTypes?.defaultPolicy.createHTML(copy, (html) => html) ?? copy;
    results.replaceWith(...frame.childNodes);
    requestAnimationFrame(() => requestAnimationFrame(() => painted(performance.now() - began)));
  });

/** Processor time of the main thread for each frame of a list that scrolls; plain: the same page as dead HTML. */
async function measureScroll(browser: Browser, portal: RunningPortal): Promise<Row> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await answerWithServices(page, services);
  await page.goto(`${portal.url()}/mobile/home`);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '服务' }).tap();
  const rows = page.getByRole('region', { name: '服务列表' }).getByRole('button', { name: /^收藏/ });
  await rows.first().waitFor();
  while ((await rows.count()) < services) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const ms = await costOfFrame(page);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${portal.url()}/plain`);
  const plain = await costOfFrame(page);
  await context.close();
  return { what: `a frame of ${services} services that scroll`, ms, plain, most: limits.scroll };
}

async function costOfFrame(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // The thread's own clock: what else runs on this machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await spent();
  const { frames } = await scrollThrough(page, { pixelsAFrame: 400, most: 300 });
  return ((await spent()) - before) / frames.length;
}

/** The longest task after the first paint of a guest's first visit; plain: a fixed piece of work on the same processor. */
async function measureTasks(browser: Browser, portal: RunningPortal, device: 'desktop' | 'phone'): Promise<Row> {
  const [settings, path] = device === 'phone' ? [phone, '/mobile/home'] : [desktop, '/home'];
  const longest: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const { longestScript, longestLayout } = await arriveSlowly(browser, settings, portal.url() + path);
    longest.push(Math.max(longestScript, longestLayout));
  }
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const fixed: number[] = [];
  for (let round = 0; round < 7; round += 1) fixed.push(await page.evaluate(buildList));
  await page.close();
  return { what: `the longest task of a first visit, ${device}`, ms: Math.min(...longest), plain: median(fixed), most: limits.task };
}

/** Builds a list of a thousand links and has it laid out. */
const buildList = () => {
  const began = performance.now();
  const list = document.createElement('ul');
  for (let row = 0; row < 1_000; row += 1) {
    const link = document.createElement('a');
    link.href = `/${row}`;
    link.textContent = `服务 ${row}`;
    list.append(document.createElement('li'));
    list.lastElementChild?.append(link);
  }
  document.body.replaceChildren(list);
  list.getBoundingClientRect();
  return performance.now() - began;
};
