import { defineArea, first } from '@portico/area';
import { noticeContract } from '@portico/contracts';
import { latest } from './model/latest.ts';

/** Notices and messages. */
export const area = defineArea({
  id: 'info-center',
  title: '信息中心',
  contract: '^1',
  pages: {},
  blocks: {
    'info-center.notices': {
      title: '通知公告',
      height: { desktop: 420, mobile: 300 },
      calls: [first(noticeContract.list, latest), first(noticeContract.types)],
    },
  },
});
