import { defineArea } from '@portico/area';
import { monthDays, namedDays, oneDay, restTimes, runningTerm, termDays, today } from './model/first-calls.ts';

const alone = { hideFooter: true, keepalive: true, disablePullRefresh: true } as const;

/** A person's classes, exams, meetings and own events in the school's calendar. */
export const area = defineArea({
  id: 'schedule',
  title: '日程中心',
  contract: '^1',
  pages: {
    center: {
      title: '日程中心',
      membersOnly: true,
      menu: { icon: 'cal', sort: 5 },
      desktop: { path: '/schedule-center' },
      mobile: { path: '/mobile/my-schedule/schedule', ...alone },
      calls: [monthDays, restTimes, runningTerm, namedDays, termDays],
      offline: '可以看今天和本周的日程',
    },
    calendars: {
      title: '日历管理',
      membersOnly: true,
      mobile: { path: '/mobile/my-schedule/schedule-dialog', secondary: true, ...alone },
      calls: [runningTerm],
    },
    edit: {
      title: '新建日程',
      membersOnly: true,
      mobile: { path: '/mobile/my-schedule/schedule-dialog-add', ...alone },
    },
    detail: {
      title: '日程详情',
      membersOnly: true,
      mobile: { path: '/mobile/schedule-detail', secondary: true, hideFooter: true },
      calls: [oneDay],
    },
  },
  blocks: {
    'schedule.today': { title: '今日日程', height: { desktop: 260, mobile: 240 }, membersOnly: true, calls: [today] },
  },
});
