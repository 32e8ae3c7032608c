import { first } from '@portico/area';
import { personContract } from '@portico/contracts';

export const info = first(personContract.info);
export const assets = first(personContract.assets);
