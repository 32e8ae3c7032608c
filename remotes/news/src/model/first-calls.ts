import { first } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { frontSize } from './front-page.ts';

export const columns = first(newsContract.top, { limit: frontSize });
export const choice = first(newsContract.categories);
export const mostRead = first(newsContract.mostRead, { period: 'week', limit: 6 }, { device: 'desktop' });
export const article = first(newsContract.detail, { id: ':id' });
