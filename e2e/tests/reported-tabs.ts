import { randomUUID } from 'node:crypto';
import type { RunningPortal } from '@portico/testing/portal';
import { expect } from './portal-test.ts';

interface Tabs {
  area: string;
  build: string;
  tabs: number;
  /** How many of them report an error. */
  failed?: number;
}

/** Reports tabs of a build as their shells do, and waits until the portal counts them. */
export async function reportTabs(portal: RunningPortal, { area, build, tabs, failed = 0 }: Tabs): Promise<void> {
  const counted = async () => {
    const answer = await fetch(`${portal.url()}/registry/health`);
    const { builds } = (await answer.json()) as { builds: { area: string; buildId: string; seen: number }[] };
    return builds.find((each) => each.area === area && each.buildId === build)?.seen ?? 0;
  };
  const before = await counted();
  for (let index = 0; index < tabs; index += 1) {
    const reports = [{ area, build, kind: index < failed ? 'error' : 'live' }];
    const answer = await fetch(`${portal.url()}/registry/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tab: randomUUID(), running: [`${area}@${build}`], reports }),
    });
    expect(answer.status, await answer.text()).toBe(204);
  }
  await expect.poll(counted, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + tabs);
}
