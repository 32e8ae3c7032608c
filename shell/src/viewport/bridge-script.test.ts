import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../public/js/CXJSBridge.js'), 'utf8');
interface Bridge {
  inApp: boolean;
  close: () => boolean;
  setTitle: (title: string) => boolean;
  scan: () => boolean;
  share: (content: { title: string; url: string }) => boolean;
}
function bridgeIn(window: Record<string, unknown>): Bridge {
  runInNewContext(source, { window, JSON, String });
  return window.CXJSBridge as Bridge;
}

test('V8 · inside a host app a page closes, names itself, scans and shares', () => {
  const sent: string[] = [];
  const bridge = bridgeIn({ CXNativeBridge: { postMessage: (message: string) => sent.push(message) } });
  expect([bridge.inApp, bridge.close(), bridge.setTitle('新闻'), bridge.scan(), bridge.share({ title: 'a', url: '/b' })]).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(sent.map((message) => JSON.parse(message) as unknown)).toEqual([
    { name: 'close', detail: {} },
    { name: 'title', detail: { title: '新闻' } },
    { name: 'scan', detail: {} },
    { name: 'share', detail: { title: 'a', url: '/b' } },
  ]);
});

test('V8 · elsewhere it does nothing, and a second script leaves the first in place', () => {
  const window: Record<string, unknown> = {};
  const bridge = bridgeIn(window);
  expect([bridge.inApp, bridge.close(), bridge.scan(), bridge.setTitle('x'), bridge.share({ title: '', url: '' })]).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(bridgeIn(window)).toBe(bridge);
});
