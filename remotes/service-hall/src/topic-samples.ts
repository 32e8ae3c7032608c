import type { TopicDetail, TopicItem } from '@portico/contracts';
import { service } from './service-samples.ts';

// Only tests read this file.
const step = (name: string, ...deptNames: string[]) => ({ name, deptNames });
export const topicItem = (id: string, more: Partial<TopicItem> = {}): TopicItem => ({
  id,
  name: `专题 ${id}`,
  cover: 'art:moongate',
  summary: '全程无纸化',
  appCount: 9,
  sort: 1,
  crowd: '学生',
  steps: [step('核验', '教务处'), step('还书', '图书馆', '财务处')],
  ...more,
});
/** One thing in two steps that came in the wrong order; its cover leads nowhere good. */
export const topic: TopicDetail = {
  id: '1',
  name: '毕业离校',
  cover: 'javascript:alert(1)',
  summary: '全程无纸化',
  html: '<p>逐项核验</p>',
  groups: [
    { name: '归还', step: 2, apps: [service('2', { deptName: '图书馆' }), service('3', { deptName: '财务处' })] },
    { name: '核验', step: 1, apps: [service('1', { status: 'maintain', statusText: '升级中', resumeTime: '2026-11-22 06:00:00' })] },
  ],
  news: [
    {
      id: '7',
      categoryId: '1',
      categoryName: '要闻',
      title: '<b>离校</b>须知',
      publisher: '教务处',
      publishTime: '2026-11-20 08:00:00',
      views: 1,
      isTop: 0,
      isNew: 0,
      linkType: 'inner',
    },
  ],
};
