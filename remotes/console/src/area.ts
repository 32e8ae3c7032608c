import { defineArea } from '@portico/area';
import { me, modules, overview, recentActs } from './model/first-calls.ts';

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
      calls: [me, { ...overview, device: 'desktop' }, { ...recentActs, device: 'mobile' }],
    },
    modules: {
      title: '模块',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/modules', hideFooter: true },
      calls: [me, modules],
    },
  },
});
