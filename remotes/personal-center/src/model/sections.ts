import type { IconName } from '@portico/ui';

export interface Section {
  /** The page, by area and name. */
  to: `${string}/${string}`;
  query?: Record<string, string>;
  name: string;
  icon: IconName;
}

/** The parts of the personal center, in the order of its index. */
export const sections: readonly Section[] = [
  { to: 'personal-center/center', name: '概览', icon: 'home' },
  { to: 'personal-center/collect', name: '我的收藏', icon: 'star' },
  { to: 'personal-center/recently-used', name: '最近使用', icon: 'history' },
  { to: 'personal-center/profile', name: '个人资料', icon: 'user' },
  { to: 'personal-center/data', name: '我的数据', icon: 'doc' },
  { to: 'info-center/list', name: '消息订阅', icon: 'bell' },
  { to: 'personal-center/security', name: '账号与安全', icon: 'shield' },
  { to: 'personal-center/privacy', name: '隐私', icon: 'lock' },
  { to: 'personal-center/preferences', name: '偏好设置', icon: 'gear' },
  { to: 'personal-center/campus-infos', name: '校园信息', icon: 'info' },
];

/** What the phone's page shows above its list needs no entry in it. */
const shownAbove = ['personal-center/center', 'personal-center/collect', 'personal-center/recently-used'];
export const phoneSections: readonly Section[] = [
  { to: 'schedule/center', name: '我的日程', icon: 'cal' },
  ...sections.filter(({ to }) => !shownAbove.includes(to)),
];
