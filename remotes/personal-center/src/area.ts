import { defineArea } from '@portico/area';
import { assets, bindings, dataTypes, info, kept, message, ownApplications, recent, work } from './model/first-calls.ts';

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
        { ...work, device: 'desktop' },
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
  },
  blocks: {
    'personal-center.assets': { title: '我的数据', height: { desktop: 180, mobile: 190 }, membersOnly: true, calls: [assets] },
  },
});
