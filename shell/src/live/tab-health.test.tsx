import type { TabReport } from '@portico/area/tab-report';
import { afterEach, expect, test, vi } from 'vitest';
import { createAreaHost } from '../areas/area-host.ts';
import { createFailures } from '../failures/failures.ts';
import { tellHealth } from './tab-health.ts';

afterEach(() => vi.unstubAllGlobals());

test('over plain http, without crypto.randomUUID, a tab still reports itself under a name of its own', async () => {
  vi.useFakeTimers();
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const sent: Blob[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_address: string, body: Blob) => sent.push(body) });
  const host = createAreaHost({ failures: createFailures(), rendered: [] });
  tellHealth(host);
  tellHealth(host);
  vi.useRealTimers();
  const [one, other] = await Promise.all(sent.map(async (body) => JSON.parse(await textOf(body)) as TabReport));
  expect(one?.tab).toMatch(/^[\w-]{8,40}$/);
  expect(other?.tab).not.toBe(one?.tab);
});

const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });
