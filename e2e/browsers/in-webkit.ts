import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@portico/testing/free-port';
import { ended } from './ended.ts';
import { clickAt, typed } from './pointer-and-keys.ts';
import type { RunningBrowser, Tab, WindowSize } from './tab.ts';
import { until } from './until.ts';
import { newSession, type WebDriverSession } from './web-driver.ts';
import { openScreen } from './x-screen.ts';

/** WebKitGTK's engine in a window of our own: any width, Chinese, and a user agent of our choice. */
export async function openWebkit({ width, height, userAgent = '' }: WindowSize): Promise<RunningBrowser> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // The sandbox needs privileges that a container does not give; it visits our own portal only.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LANG: 'C.UTF-8',
      TZ: 'Asia/Shanghai',
      VIEWPORT: `${width}x${height}`,
      USER_AGENT: userAgent,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => void (await fetch(`${address}/status`)));
  return {
    async session() {
      const session = await newSession(address, { binary: join(import.meta.dirname, 'webkit-window.py'), args: [] });
      const tab = tabOf(session, await session.send<string>('GET', '/window'));
      await tab.resize(width, height);
      return { tab, end: () => session.end() };
    },
    async close() {
      await ended(driver);
      await screen.close();
    },
  };
}

/** Each command is of the driver's current window, so each tab switches to its own first. */
function tabOf(session: WebDriverSession, handle: string): Tab {
  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    await session.send('POST', '/window', { handle });
    return session.send<Result>(method, path, body);
  };
  const heard: string[] = [];
  const tab: Tab = {
    async goto(url) {
      heard.push(...(await tab.problems()));
      await send('POST', '/url', { url });
    },
    async evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result> {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (${work}).apply(null, arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await send<{ value: Result; error?: string }>('POST', '/execute/async', { script, args: [args] });
      if (error) throw new Error(error);
      return value;
    },
    pointer: (x, y) => send('POST', '/actions', { actions: clickAt(x, y) }),
    keys: (characters) => send('POST', '/actions', { actions: typed(characters) }),
    async resize(width, height) {
      // The driver sets the window's outer size.
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      const [inner, outer] = await tab.evaluate(() => [innerWidth, innerHeight]);
      if (inner === width && outer === height) return;
      await send('POST', '/window/rect', { x: 0, y: 0, width: 2 * width - (inner ?? 0), height: 2 * height - (outer ?? 0) });
    },
    back: () => send('POST', '/back', {}),
    async another() {
      const opened = await send<{ handle: string }>('POST', '/window/new', { type: 'tab' });
      return tabOf(session, opened.handle);
    },
    async problems() {
      const now = await tab.evaluate(() => (window as unknown as { problems?: string[] }).problems?.splice(0) ?? []);
      return [...heard.splice(0), ...now];
    },
  };
  return tab;
}
