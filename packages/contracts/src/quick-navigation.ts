import { z } from 'zod';
import { contract } from './call.ts';
import { id, linkTarget, nothing } from './shapes.ts';

const quickNavigationItem = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  badgeKey: z.string().optional(),
  target: linkTarget,
  sort: z.number(),
});

export const quickNavigationContract = contract({
  list: {
    method: 'GET',
    path: '/homepage/quickNavigation',
    summary: 'Quick ways of this kind of person; not for guests.',
    who: 'member',
    idleExempt: true,
    input: nothing,
    output: z.array(quickNavigationItem),
  },
});

export type QuickNavigationItem = z.output<typeof quickNavigationItem>;
