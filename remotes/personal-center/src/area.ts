import { defineArea } from '@portico/area';
import { campusCalls } from './model/campus-calls.ts';
import { assets, info } from './model/first-calls.ts';
import { favourites, openings } from './model/personal-lists.ts';

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
    collect: {
      title: '我的收藏',
      membersOnly: true,
      desktop: { path: '/personal-center/collect' },
      mobile: { path: '/mobile/personal-center/collect', secondary: true, hideFooter: true },
      calls: [favourites],
    },
    'recently-used': {
      title: '最近使用',
      membersOnly: true,
      desktop: { path: '/personal-center/recently-used' },
      mobile: { path: '/mobile/personal-center/recently-used', secondary: true, hideFooter: true },
      calls: [openings],
    },
    'campus-infos': {
      title: '校园信息',
      membersOnly: true,
      desktop: { path: '/personal-center/campus-infos', layout: 'view' },
      mobile: { path: '/mobile/personal-center/campus-infos', secondary: true, hideFooter: true },
      calls: campusCalls,
      offline: '可以查电话、校车和校园卡',
    },
  },
});
