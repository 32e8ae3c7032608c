import { sampleAnswer } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { article } from './samples.ts';

/** What `portico publish` renders the pages and blocks with. */
export const sampleAnswers = [
  sampleAnswer(newsContract.list, {
    records: [article('1', '图书馆延长开放'), article('2', '新书到馆')],
    total: 2,
    pageNum: 1,
    pageSize: 20,
  }),
];
