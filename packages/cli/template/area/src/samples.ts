import type { NewsItem } from '@portico/contracts';

// Tests and sample-answers.ts read this file.
export const article = (id: string, title: string): NewsItem => ({
  id,
  title,
  categoryId: '1',
  categoryName: '学校要闻',
  publisher: '图书馆',
  publishTime: '2026-11-20 08:30:00',
  views: 3,
  isTop: 0,
  isNew: 1,
  linkType: 'inner',
});
