import { quickNavigationContract } from '@portico/contracts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import type { HomepageContext } from '../context.ts';

export function quickNavigationCalls(services: HomepageContext): ServedCall[] {
  return serve(quickNavigationContract, {
    list: async (_input, { visitor }) =>
      (await visibleItems(services, visitor, 'quickNavigation')).map(({ id, sort, body }) => ({ id, sort, ...body })),
  });
}
