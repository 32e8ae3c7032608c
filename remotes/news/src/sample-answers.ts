import { sampleAnswer } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { article, category, item, topic } from './samples.ts';

const all = [category('1', '学校要闻'), category('2', '学术动态')];
const rows = [item('1', { cover: 'art:hall' }), item('2', { isTop: 1 }), item('3', { linkType: 'outer', url: 'https://paper.example/3' })];

export const sampleAnswers = [
  sampleAnswer(newsContract.top, [
    { category: category('1', '学校要闻'), top: rows },
    { category: category('2', '学术动态'), top: [] },
  ]),
  sampleAnswer(newsContract.categories, { mine: all, all }),
  sampleAnswer(newsContract.mostRead, rows),
  sampleAnswer(newsContract.topics, [topic('1', '建校七十周年'), topic('2', '本科教育教学审核评估')]),
  sampleAnswer(newsContract.topic, topic('1', '建校七十周年')),
  sampleAnswer(newsContract.list, { records: rows, total: 3, pageNum: 1, pageSize: 20 }),
  sampleAnswer(newsContract.config, { showCover: 1, pageSize: 20, style: 1, categories: all }),
  sampleAnswer(newsContract.detail, article),
];
