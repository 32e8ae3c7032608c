import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { news } from '../api.ts';
import { topics } from '../model/first-calls.ts';

/** The address `?type=` of all topics, beside those of the columns. */
export const topicsType = 'topics';

export const useTopics = () => useQuery(news.topics.query(useFirstInput(topics)));
