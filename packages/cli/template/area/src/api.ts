import { createClient } from '@portico/client';
import { newsContract } from '@portico/contracts';

export const news = createClient(newsContract);
