import { afterEach, expect, test } from 'vitest';
import { createLog } from '../server/log.ts';
import { type Live, openLive } from './live.ts';

const databaseUrl = process.env.PORTICO_TEST_DATABASE_URL;
const nodes: Live[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
});
const openNode = async () => {
  const node = await openLive({ databaseUrl, log: createLog('silent') });
  nodes.push(node);
  return node;
};

test.skipIf(!databaseUrl)('what one node publishes reaches the others, and not itself again', async () => {
  const [here, there] = [await openNode(), await openNode()];
  const heard = { here: [] as string[], there: [] as string[] };
  here.onForeign(async (event) => void heard.here.push(event));
  there.onForeign(async (event) => void heard.there.push(event));
  await here.publish('plan', { revision: 5 });
  await there.publish('modules', { revision: 6 });
  await expect.poll(() => [heard.here, heard.there]).toEqual([['modules'], ['plan']]);
});
