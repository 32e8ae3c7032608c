import { termContract } from '@portico/contracts';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { dayOf } from '../../kernel/clock/clock.ts';
import type { Workshop } from '../../services.ts';
import { termOfDay } from './terms.ts';

export function termCalls(workshop: Workshop): ServedCall[] {
  return serve(
    termContract,
    {
      async now(_input, { visitor }) {
        const term = await termOfDay(workshop, visitor.school, dayOf(workshop.now()));
        if (!term) throw notFound('学期');
        return term;
      },
    },
    { shared: ['now'] },
  );
}
