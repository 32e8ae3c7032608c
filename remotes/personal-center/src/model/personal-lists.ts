import { first } from '@portico/area';
import { serviceContract } from '@portico/contracts';

export const favourites = first(serviceContract.collected, { pageSize: 100 });
export const openings = first(serviceContract.recentlyUsedGroups);
