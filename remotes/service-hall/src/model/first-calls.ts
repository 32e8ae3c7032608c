import { first } from '@portico/area';
import { serviceContract, topicContract } from '@portico/contracts';
import { recentlyShown, systemsAtOnce } from './systems.ts';
import { topicsListed } from './topics.ts';

export const topicList = first(topicContract.list, { pageSize: topicsListed });
export const topic = first(topicContract.detail, { id: ':id' });
export const guide = first(serviceContract.guide, { appId: ':id' });
export const systems = first(serviceContract.businessSystems, { pageSize: systemsAtOnce });
export const recentSystems = first(serviceContract.recentlyUsed, { pageSize: recentlyShown, kind: 'business' });
