import type { Plan } from '@portico/area';
import type { AssistantAnswer, SearchHit } from '@portico/contracts';
import { area } from './area.ts';

// Only tests read this file.
const inside = (link: string, mobileLink?: string) => ({ link, mobileLink, isFrame: 0 as const, isLogin: 0 as const });

export const hit = (id: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id,
  type: 'service',
  title: `成绩单 ${id}`,
  summary: '教务处 · 即时办结',
  icon: 'grade',
  deptName: '教务处',
  ranges: [{ field: 'title', start: 0, end: 2 }],
  target: inside(`/service-hall/details/${id}`, `/mobile/service-guide/${id}`),
  ...more,
});

export const answer: AssistantAnswer = {
  answer: '**成绩单**由教务处负责。\n\n- 校园卡',
  sources: [
    { type: 'service', title: '成绩单打印', target: inside('/service-hall/details/1') },
    { type: 'news', title: '坏链接', target: inside('javascript:alert(1)') },
  ],
  sessionId: 's',
  finished: true,
  generated: true,
};

const nothing = { scripts: [], styles: [] };
/** A portal in which this area is on. */
export const plan: Plan = {
  revision: 1,
  areas: [
    {
      area: area.id,
      title: area.title,
      buildId: 'test',
      base: '/areas/x/',
      entry: 'remoteEntry.js',
      global: 'x',
      files: {},
      entryPoints: { desktop: nothing, mobile: nothing },
      pages: area.pages,
      blocks: {},
    },
  ],
};
