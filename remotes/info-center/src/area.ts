import { defineArea, first } from '@portico/area';
import { noticeContract } from '@portico/contracts';
import { everything, latest, opened, unread } from './model/first-calls.ts';

/** Notices, announcements and official documents. */
export const area = defineArea({
  id: 'info-center',
  title: '信息中心',
  contract: '^1',
  pages: {
    list: {
      title: '信息中心',
      desktop: { path: '/info-center' },
      mobile: { path: '/mobile/notice', secondary: true },
      menu: { icon: 'bell', sort: 6, badge: { call: unread, field: 'unread', what: '未读' } },
      calls: [everything, opened, first(noticeContract.types), unread],
    },
  },
  blocks: {
    'info-center.notices': {
      title: '通知公告',
      height: { desktop: 420, mobile: 300 },
      calls: [first(noticeContract.list, latest), first(noticeContract.types)],
    },
  },
});
