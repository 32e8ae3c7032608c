import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portico/testing/free-port';
import { type Bidi, connectBidi } from './bidi.ts';
import { ended } from './ended.ts';
import { clickAt, typed } from './pointer-and-keys.ts';
import type { RunningBrowser, Tab, WindowSize } from './tab.ts';
import { until } from './until.ts';

/**
 * Firefox over WebDriver BiDi, which it speaks itself. Playwright's own client is not used: it sends a command that the
 * ESR does not know, and needs a patch.
 */
export async function openFirefox(size: WindowSize): Promise<RunningBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'portico-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(size));
  const port = await freePort();
  const browser = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, TZ: 'Asia/Shanghai' },
  });
  const bidi = await until(() => connectBidi(`ws://127.0.0.1:${port}/session`), 120_000);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    async session() {
      const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
      const tab = await openTab(bidi, { userContext, size });
      return { tab, end: async () => void (await bidi.send('browser.removeUserContext', { userContext })) };
    },
    async close() {
      bidi.close();
      await ended(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const preferences = ({ userAgent }: WindowSize): string =>
  Object.entries({
    'intl.accept_languages': 'zh-CN,zh',
    'layout.css.prefers-color-scheme.content-override': 1,
    'browser.shell.checkDefaultBrowser': false,
    'browser.aboutwelcome.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.disabledForTesting': true,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    ...(userAgent && { 'general.useragent.override': userAgent }),
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');

async function openTab(bidi: Bidi, { userContext, size }: { userContext: string; size: WindowSize }): Promise<Tab> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const heard: string[] = [];
  bidi.on('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error' && (source as { context?: string }).context === context) heard.push(String(text));
  });
  const tab: Tab = {
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result> {
      // Sent and answered as JSON: BiDi's own form of objects is another one.
      const functionDeclaration = `async () => JSON.stringify(await (${work}).apply(null, ${JSON.stringify(args)}))`;
      const answer = await bidi.send<{ result: { value?: string }; exceptionDetails?: { text: string } }>('script.callFunction', {
        functionDeclaration,
        awaitPromise: true,
        target: { context },
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return (answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)) as Result;
    },
    pointer: async (x, y) => void (await bidi.send('input.performActions', { context, actions: clickAt(x, y) })),
    keys: async (characters) => void (await bidi.send('input.performActions', { context, actions: typed(characters) })),
    resize: async (width, height) => void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    another: () => openTab(bidi, { userContext, size }),
    problems: async () => heard.splice(0),
  };
  await tab.resize(size.width, size.height);
  return tab;
}
