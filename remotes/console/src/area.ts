import { defineArea } from '@portico/area';
import { me, overview, recentActs } from './model/first-calls.ts';

const below = { hideFooter: true, secondary: true } as const;

export const area = defineArea({
  id: 'console',
  title: '管理台',
  contract: '^1',
  pages: {
    overview: {
      title: '管理台',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console', hideFooter: true },
      mobile: { path: '/mobile/console', ...below },
      calls: [me, overview, { ...recentActs, device: 'mobile' }],
    },
    urgent: {
      title: '紧急通知',
      membersOnly: true,
      quiet: true,
      mobile: { path: '/mobile/console/urgent', ...below },
      calls: [me],
    },
  },
});
