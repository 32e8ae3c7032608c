import { evaluateContract } from '@portico/contracts';
import { and, avg, count, eq } from 'drizzle-orm';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { catalogueOf, visibleServices } from './catalogue.ts';
import { evaluation } from './schema.ts';

export function evaluateCalls(services: HomepageContext): ServedCall[] {
  const { database, now } = services;
  return serve(
    evaluateContract,
    {
      async add({ appId, ...opinion }, { visitor }) {
        const { school, person } = visitor;
        const catalogue = await catalogueOf(services, school);
        const row = visibleServices(catalogue, visitor).find((each) => each.id === appId);
        if (!row) throw notFound('事项');
        const values = { ...opinion, personId: person.id, serviceId: row.id, fid: school.fid, time: now() };
        await database
          .insert(evaluation)
          .values(values)
          .onConflictDoUpdate({ target: [evaluation.personId, evaluation.serviceId], set: values });
        const [all] = await database
          .select({ score: avg(evaluation.level), number: count() })
          .from(evaluation)
          .where(and(eq(evaluation.fid, school.fid), eq(evaluation.serviceId, row.id)));
        const score = Math.round(Number(all?.score ?? opinion.level) * 10) / 10;
        // A changed number does not reload the catalogue in memory.
        catalogue.scores.set(row.id, score);
        return { score, count: all?.number ?? 1 };
      },
    },
    { module: 'service-hall' },
  );
}
