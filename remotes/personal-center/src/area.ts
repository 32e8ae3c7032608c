import { defineArea } from '@portico/area';
import { campusCalls } from './model/campus-calls.ts';
import { assets, bindings, dataTypes, info, kept, message, ownApplications, recent, work } from './model/first-calls.ts';
import { favourites, openings } from './model/personal-lists.ts';

const below = { secondary: true, hideFooter: true } as const;

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
      calls: [
        assets,
        kept,
        recent,
        ownApplications,
        { ...info, device: 'desktop' },
        { ...dataTypes, device: 'desktop' },
        work,
        { ...message, device: 'desktop' },
      ],
    },
    profile: {
      title: '个人资料',
      membersOnly: true,
      desktop: { path: '/personal-center/profile' },
      mobile: { path: '/mobile/personal-center/profile', ...below },
      calls: [info],
    },
    data: {
      title: '我的数据',
      membersOnly: true,
      desktop: { path: '/personal-center/data' },
      mobile: { path: '/mobile/personal-center/data', ...below },
      calls: [dataTypes, { ...info, device: 'desktop' }, { ...assets, device: 'mobile' }],
    },
    security: {
      title: '账号与安全',
      membersOnly: true,
      desktop: { path: '/personal-center/security' },
      mobile: { path: '/mobile/personal-center/security', ...below },
      calls: [bindings, { ...info, device: 'desktop' }],
    },
    privacy: {
      title: '隐私',
      membersOnly: true,
      desktop: { path: '/personal-center/privacy' },
      mobile: { path: '/mobile/personal-center/privacy', ...below },
      calls: [info],
    },
    preferences: {
      title: '偏好设置',
      membersOnly: true,
      desktop: { path: '/personal-center/preferences' },
      mobile: { path: '/mobile/personal-center/preferences', ...below },
      calls: [{ ...info, device: 'desktop' }],
    },
    collect: {
      title: '我的收藏',
      membersOnly: true,
      desktop: { path: '/personal-center/collect' },
      mobile: { path: '/mobile/personal-center/collect', ...below },
      calls: [favourites, { ...info, device: 'desktop' }],
    },
    'recently-used': {
      title: '最近使用',
      membersOnly: true,
      desktop: { path: '/personal-center/recently-used' },
      mobile: { path: '/mobile/personal-center/recently-used', ...below },
      calls: [openings, { ...info, device: 'desktop' }],
    },
    'campus-infos': {
      title: '校园信息',
      membersOnly: true,
      desktop: { path: '/personal-center/campus-infos', layout: 'view' },
      mobile: { path: '/mobile/personal-center/campus-infos', ...below },
      calls: campusCalls,
      offline: '可以查电话、校车和校园卡',
    },
  },
  blocks: {
    'personal-center.assets': { title: '我的数据', height: { desktop: 180, mobile: 190 }, membersOnly: true, calls: [assets] },
  },
});
