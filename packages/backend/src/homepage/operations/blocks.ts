import { type HomePlace, operationCalls } from '@portico/area/operator';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { listBlocks, placeBlock, removeBlock } from '../unit/home-blocks.ts';

/** The blocks on each school's home, and their position: `GET|POST /ops/blocks`. */
export function mountBlockOperations(
  app: Hono<AppEnvironment>,
  { services, live }: { services: HomepageContext; live: Pick<Live, 'publish'> },
): void {
  app.get(operationCalls.blocks.path, (context) =>
    answer(context, operationCalls.blocks, async () => ({
      blocks: await listBlocks(services, await schoolsOf(services, context.req.query('school'))),
    })),
  );
  app.post(operationCalls.changeBlock.path, (context) =>
    answer(context, operationCalls.changeBlock, async () => {
      const wanted = await readBody(operationCalls.changeBlock.body, context);
      const fids = await schoolsOf(services, wanted.school);
      const at = { fids, by: operatorOf(context) };
      const blocks = wanted.state === 'placed' ? await placeBlock(services, wanted, at) : await removeBlock(services, wanted.sign, at);
      if (!blocks) throw new Refusal(404, refusals[wanted.state](wanted.sign));
      await tellSchools(live, services, schoolsWith(blocks, fids), 'config');
      return { blocks };
    }),
  );
}

const refusals = {
  placed: (name: string) =>
    `No school knows ${name}. portico modules lists what there is; a new area brings its blocks with its activation.`,
  removed: (name: string) => `${name} stands on no home. portico blocks lists what does.`,
};
const schoolsWith = (blocks: readonly HomePlace[], fids: string[]) => {
  const found = new Set(blocks.map((block) => block.fid));
  // A school is also notified when its last block is removed.
  return found.size > 0 ? [...found] : fids;
};
