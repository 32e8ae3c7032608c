import { defineArea } from '@portico/area';
import { assets, info } from './model/first-calls.ts';

export const area = defineArea({
  id: 'personal-center',
  title: '个人中心',
  contract: '^1',
  pages: {
    center: {
      title: '个人中心',
      membersOnly: true,
      desktop: { path: '/personal-center' },
      mobile: { path: '/mobile/personal-center', keepalive: true },
      calls: [info, assets],
    },
  },
});
