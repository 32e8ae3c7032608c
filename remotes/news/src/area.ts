import { defineArea, first } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { article, choice, columns, mostRead, topic, topicArticles, topics } from './model/first-calls.ts';

export const area = defineArea({
  id: 'news',
  title: '新闻中心',
  contract: '^1',
  pages: {
    list: {
      title: '新闻中心',
      desktop: { path: '/news' },
      mobile: { path: '/mobile/news', keepalive: true },
      calls: [columns, choice, mostRead, topics],
    },
    more: {
      title: '新闻列表',
      desktop: { path: '/news/more/:id', secondary: true },
      calls: [
        first(newsContract.list, { categoryId: ':id', keyword: '?keyword', startTime: '?start', endTime: '?end', pageNum: '?page' }),
        first(newsContract.config),
      ],
    },
    topic: {
      title: '新闻专题',
      desktop: { path: '/news/topic/:id', secondary: true },
      mobile: { path: '/mobile/news/topic/:id', secondary: true, hideFooter: true },
      calls: [topic, topicArticles],
    },
    article: {
      title: '新闻',
      desktop: { path: '/news/article/:id', secondary: true },
      mobile: { path: '/mobile/news/article/:id', secondary: true, hideFooter: true },
      calls: [article],
    },
  },
  blocks: {
    'news.latest': { title: '新闻', height: { desktop: 470, mobile: 330 }, calls: [columns, choice] },
  },
});
