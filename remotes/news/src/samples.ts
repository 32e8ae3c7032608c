import type { Plan } from '@portico/area';
import type { NewsArticle, NewsCategory, NewsItem, NewsTopic } from '@portico/contracts';
import { area } from './area.ts';

// Tests and sample-answers.ts read this file.
export const category = (id: string, name: string): NewsCategory => ({ id, name, sort: 0, isLogin: 0 });

export const item = (id: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  categoryId: '1',
  categoryName: '学校要闻',
  title: `第 ${id} 条新闻`,
  publisher: '党委宣传部',
  publishTime: '2026-11-20 08:30:00',
  views: 3204,
  isTop: 0,
  isNew: 1,
  linkType: 'inner',
  ...more,
});

export const topic = (id: string, name: string): NewsTopic => ({
  id,
  name,
  cover: 'art:eaves',
  summary: `${name}的活动安排与回顾。`,
  sort: 0,
  count: 2,
});

export const article: NewsArticle = {
  ...item('9', { title: '学术周开幕', author: '叶知秋' }),
  html: '<p>学术周设<strong>主论坛</strong>一场。</p>',
  attachments: [
    { id: 'f', name: '日程.pdf', size: 20_070, mime: 'application/pdf', url: '/files/f', sha256: '0a1b2c3d4e5f'.padEnd(64, '0') },
  ],
  next: { id: '8', title: '观测站建成' },
};

const nothing = { scripts: [], styles: [] };
/** A portal in which this area is on. */
export const plan: Plan = {
  revision: 1,
  areas: [
    {
      area: 'news',
      title: area.title,
      buildId: 'test',
      base: '/areas/news/test/',
      entry: 'remoteEntry.js',
      global: 'news_test',
      files: {},
      entryPoints: { desktop: nothing, mobile: nothing },
      pages: area.pages,
      blocks: area.blocks,
    },
  ],
};
