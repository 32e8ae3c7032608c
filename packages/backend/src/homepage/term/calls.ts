import { termContract } from '@portico/contracts';
import { dayOf } from '@portico/contracts/time';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { termOfDay } from './terms.ts';

export function termCalls(services: HomepageContext): ServedCall[] {
  return serve(
    termContract,
    {
      async now(_input, { visitor }) {
        const term = await termOfDay(services, visitor.school, dayOf(services.now()));
        if (!term) throw notFound('学期');
        return term;
      },
    },
    { shared: ['now'] },
  );
}
