import { first } from '@portico/area';
import { authContract, personContract, serviceContract, taskContract } from '@portico/contracts';

export const info = first(personContract.info);
export const assets = first(personContract.assets);
export const dataTypes = first(personContract.dataTypes);
export const work = first(personContract.work);
export const message = first(personContract.message);
export const kept = first(serviceContract.collected, { pageSize: 8 });
export const recent = first(serviceContract.recentlyUsed, { pageSize: 5 });
export const ownApplications = first(taskContract.list, { type: 'mine', pageSize: 4 });
export const bindings = first(authContract.bindings);
