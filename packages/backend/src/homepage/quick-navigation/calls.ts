import { quickNavigationContract } from '@portico/contracts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Workshop } from '../../services.ts';
import { visibleItems } from '../config/config-items.ts';

export function quickNavigationCalls(workshop: Workshop): ServedCall[] {
  return serve(quickNavigationContract, {
    list: async (_input, { visitor }) =>
      (await visibleItems(workshop, visitor, 'quickNavigation')).map(({ id, sort, body }) => ({ id, sort, ...body })),
  });
}
