import { servicesShown, systemsShown } from './service-lists.ts';

/** The inputs of calls that the manifest preloads and that the page reads. */
export const recommendedInput = { limit: servicesShown };
export const recentInput = { pageSize: servicesShown };
export const systemsInput = { sort: 'hot', pageSize: systemsShown } as const;
/** A block says otherwise by its setting. */
export const usualRecommendation = 'role';
