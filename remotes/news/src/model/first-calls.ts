import { first } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { frontSize } from './front-page.ts';

export const columns = first(newsContract.top, { limit: frontSize });
export const choice = first(newsContract.categories);
export const mostRead = first(newsContract.mostRead, { period: 'week', limit: 6 }, { device: 'desktop' });
export const topics = first(newsContract.topics);
export const topic = first(newsContract.topic, { id: ':id' });
export const topicArticles = first(newsContract.list, { topicId: ':id', pageNum: '?page' });
export const article = first(newsContract.detail, { id: ':id' });
