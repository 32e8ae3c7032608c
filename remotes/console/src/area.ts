import { defineArea } from '@portico/area';
import { grants, me, modules, overview, partners, recentActs, release, releaseAreas, sources } from './model/first-calls.ts';

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
      calls: [me, overview, { ...releaseAreas, device: 'mobile' }, { ...modules, device: 'mobile' }, { ...recentActs, device: 'mobile' }],
    },
    urgent: {
      title: '紧急通知',
      membersOnly: true,
      quiet: true,
      mobile: { path: '/mobile/console/urgent', ...below },
      calls: [me],
    },
    releases: {
      title: '版本',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/releases', hideFooter: true },
      calls: [me, releaseAreas],
    },
    release: {
      title: '版本',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/releases/:area', hideFooter: true },
      calls: [me, releaseAreas, release],
    },
    modules: {
      title: '模块',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/modules', hideFooter: true },
      calls: [me, modules],
    },
    partners: {
      title: '登录与对接',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/partners', hideFooter: true },
      calls: [me, partners],
    },
    sources: {
      title: '数据源',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/sources', hideFooter: true },
      calls: [me, sources],
    },
    people: {
      title: '人员与角色',
      membersOnly: true,
      quiet: true,
      desktop: { path: ['/console/people', '/console/roles'], hideFooter: true },
      calls: [me, grants],
    },
    audit: {
      title: '审计日志',
      membersOnly: true,
      quiet: true,
      desktop: { path: '/console/audit', hideFooter: true },
      calls: [me],
    },
  },
});
