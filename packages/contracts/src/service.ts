import { z } from 'zod';
import { contract } from './call.ts';
import { businessSystem, handleType, serviceGuide, serviceItem } from './service-item.ts';
import { dateTime, flag, id, keyword, limit, nothing, pageOf, pageRequest, paging, userType } from './shapes.ts';

const serviceQuery = z.object({
  ...paging,
  keyword: keyword.optional(),
  typeId: id.optional(),
  deptId: id.optional(),
  labelIds: z.array(id).max(20).optional(),
  userType: userType.optional(),
  handleType: handleType.optional(),
  initial: z
    .string()
    .regex(/^[a-zA-Z]$/)
    .optional(),
  sort: z.enum(['default', 'hot', 'new', 'name']).default('default'),
  terminal: z.enum(['pc', 'mobile']).optional(),
});
const counted = z.object({ id, name: z.string(), count: z.number().int() });
const serviceType = counted.extend({ icon: z.string().optional() });
const labelType = z.object({ id, name: z.string(), labels: z.array(counted) });
const recentService = serviceItem.extend({ lastTime: dateTime });
const recommendation = z.object({ id, name: z.string(), type: z.string(), sort: z.number(), apps: z.array(serviceItem) });
const shortList = z.object({ limit: limit.default(10), terminal: z.enum(['pc', 'mobile']).optional() });

export const serviceContract = contract({
  types: {
    method: 'GET',
    path: '/homepage/homeAppType/getAllType',
    summary: 'Kinds of services, with the number that this visitor may see.',
    who: 'guest',
    input: nothing,
    output: z.array(serviceType),
  },
  departments: {
    method: 'GET',
    path: '/homepage/homeAppType/getHomeDept',
    summary: 'Departments that offer services.',
    who: 'guest',
    input: nothing,
    output: z.array(counted),
  },
  labels: {
    method: 'GET',
    path: '/homepage/homeAppType/getLabelType',
    summary: 'Labels of services, in their groups.',
    who: 'guest',
    input: nothing,
    output: z.array(labelType),
  },
  services: {
    method: 'POST',
    path: '/homepage/homeApp/getServiceApp',
    summary: 'Services that this visitor may see.',
    who: 'guest',
    input: serviceQuery,
    output: pageOf(serviceItem),
  },
  businessSystems: {
    method: 'POST',
    path: '/homepage/homeApp/getBusinessApp',
    summary: 'Business systems that this visitor may see.',
    who: 'guest',
    input: serviceQuery,
    output: pageOf(businessSystem),
  },
  systemsUnread: {
    method: 'GET',
    path: '/homepage/homeApp/getBusinessUnread',
    summary: 'What waits for this person in business systems; a system that does not answer in time is left out.',
    who: 'member',
    input: nothing,
    output: z.array(z.object({ appId: id, unread: z.number().int() })),
  },
  framed: {
    method: 'GET',
    path: '/homepage/homeApp/getFrameApp',
    summary: 'The service that /iframe names by its pageNavigationId.',
    who: 'guest',
    input: z.object({ id }),
    output: z.object({ name: z.string(), link: z.string() }),
  },
  guide: {
    method: 'GET',
    path: '/homepage/homeApp/getAppGuide',
    summary: 'How one service is handled.',
    who: 'guest',
    input: z.object({ appId: id }),
    output: serviceGuide,
  },
  collect: {
    method: 'GET',
    path: '/homepage/homeApp/collectApp',
    summary: 'Makes a service a favourite (op 1), or no longer (op 0); without op it turns over.',
    who: 'member',
    effect: true,
    input: z.object({ appId: id, op: z.union([z.enum(['0', '1']), flag]).optional() }),
    output: z.object({ isCollect: z.boolean(), collectCount: z.number().int() }),
  },
  hit: {
    method: 'GET',
    path: '/homepage/homeApp/hitApp',
    summary: 'Counts that a service was opened, once in ten seconds for each visitor.',
    who: 'guest',
    effect: true,
    input: z.object({ appId: id }),
    output: z.object({ hits: z.number().int() }),
  },
  recentlyUsed: {
    method: 'GET',
    path: '/homepage/homeApp/getRecentlyUsedApp',
    summary: 'What this person opened, newest first.',
    who: 'member',
    input: pageRequest.extend({ kind: z.enum(['service', 'business']).optional() }),
    output: pageOf(recentService.extend({ times: z.number().int() })),
  },
  recentlyUsedGroups: {
    method: 'GET',
    path: '/homepage/homeApp/getRecentlyUsedAppGroup',
    summary: 'What this person opened: today, in the last seven days, earlier.',
    who: 'member',
    input: nothing,
    output: z.array(z.object({ group: z.enum(['today', 'week', 'earlier']), label: z.string(), apps: z.array(recentService) })),
  },
  arrangeCollected: {
    method: 'POST',
    path: '/homepage/homeApp/arrangeCollectApp',
    summary: 'This person’s favourites in their own groups and order; favourites that are not named come last.',
    who: 'member',
    input: z.object({ groups: z.array(z.object({ name: z.string().trim().max(20), appIds: z.array(id).max(500) })).max(50) }),
    output: z.object({ arranged: z.number().int() }),
  },
  clearRecentlyUsed: {
    method: 'POST',
    path: '/homepage/homeApp/clearRecentlyUsedApp',
    summary: 'Takes services out of what this person opened (without ids all of them), or puts them back.',
    who: 'member',
    input: z.object({ appIds: z.array(id).max(500).optional(), restore: z.boolean().default(false) }),
    output: z.object({ appIds: z.array(id) }),
  },
  collected: {
    method: 'GET',
    path: '/homepage/homeApp/getCollectApp',
    summary: 'This person’s favourites.',
    who: 'member',
    input: pageRequest.extend({ keyword: keyword.optional() }),
    output: pageOf(serviceItem.extend({ collectTime: dateTime, sort: z.number(), group: z.string() })),
  },
  hot: {
    method: 'GET',
    path: '/homepage/homeApp/getHotApp',
    summary: 'What is opened most.',
    who: 'guest',
    input: shortList,
    output: z.array(serviceItem),
  },
  recommended: {
    method: 'GET',
    path: '/homepage/homeApp/getRecommendApp',
    summary: 'What the school recommends to this kind of person.',
    who: 'guest',
    input: shortList,
    output: z.array(serviceItem),
  },
  recommendation: {
    method: 'GET',
    path: '/homepage/recommend',
    summary: 'One recommended group of services.',
    who: 'guest',
    input: z.object({ id }),
    output: recommendation,
  },
  recommendationsByType: {
    method: 'GET',
    path: '/homepage/recommend/recommendByType',
    summary: 'The recommended groups of one type (role, topic …).',
    who: 'guest',
    input: z.object({ type: z.string().min(1).max(32) }),
    output: z.array(recommendation),
  },
});

export type ServiceType = z.output<typeof serviceType>;
export type LabelType = z.output<typeof labelType>;
export type Counted = z.output<typeof counted>;
export type Recommendation = z.output<typeof recommendation>;
export type ServiceQuery = z.output<typeof serviceQuery>;
