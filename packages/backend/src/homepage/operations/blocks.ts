import type { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { answer, fid, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { type HomePlace, listBlocks, placeBlock, removeBlock } from '../unit/home-blocks.ts';

const sign = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z0-9-]+$/, 'must be a block such as news.latest');
const wish = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('placed'),
    sign,
    area: z.enum(['top', 'left', 'main', 'right', 'bottom']).optional(),
    before: sign.optional(),
    membersOnly: z.boolean().optional(),
    settings: z.record(z.string().max(64), z.union([z.string().max(2_000), z.number(), z.boolean()])).optional(),
    /** Absent: every school. */
    school: fid.optional(),
  }),
  z.strictObject({ state: z.literal('removed'), sign, school: fid.optional() }),
]);

/** Which blocks stand on each school's home, and where: `GET|POST /ops/blocks`. */
export function mountBlockOperations(
  app: Hono<AppEnvironment>,
  { services, live }: { services: HomepageContext; live: Pick<Live, 'publish'> },
): void {
  app.get('/ops/blocks', (context) =>
    answer(context, async () => ({ blocks: await listBlocks(services, await schoolsOf(services, context.req.query('school'))) })),
  );
  app.post('/ops/blocks', (context) =>
    answer(context, async () => {
      const wanted = await readBody(wish, context);
      const fids = await schoolsOf(services, wanted.school);
      const blocks = wanted.state === 'placed' ? await placeBlock(services, wanted, fids) : await removeBlock(services, wanted.sign, fids);
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
  // A home whose last block was taken away is told of it too.
  return found.size > 0 ? [...found] : fids;
};
