import type { NewsTopicText } from './content.ts';

export const universityNewsTopics: NewsTopicText[] = [
  {
    name: '建校七十周年',
    cover: 'art:eaves',
    summary: '学术周、校友故事和老建筑里的七十年，活动安排与回顾都在这里。',
    articles: ['week', 'talk', 'window', 'city', 'books', 'council'],
  },
  {
    name: '本科教育教学审核评估',
    cover: 'art:lattice',
    summary: '评建进展、整改台账和课堂一线的变化，随时更新。',
    articles: ['review', 'models', 'course', 'room', 'teacher', 'interview'],
  },
  {
    name: '一条河的功课',
    cover: 'art:bridge',
    summary: '从云麓湖观测站出发，记录师生参与流域治理的工作。',
    articles: ['lake', 'seminar', 'daily'],
  },
];

export const governmentNewsTopics: NewsTopicText[] = [
  {
    name: '高效办成一件事',
    cover: 'art:moongate',
    summary: '多个部门的手续一次办完，新上线的主题和办理窍门。',
    articles: ['once', 'hours', 'remote'],
  },
  { name: '温暖过冬', cover: 'art:bridge', summary: '供暖、出行和困难帮扶，冬天用得上的服务。', articles: ['winter', 'fund'] },
];
