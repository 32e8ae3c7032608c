import type { IconName } from '@portico/ui';

export interface Section {
  /** The page, by area and name. */
  to: `${string}/${string}`;
  name: string;
  icon: IconName;
}

/** The parts of the personal center, in the order of its index. */
export const sections: readonly Section[] = [
  { to: 'personal-center/center', name: '概览', icon: 'home' },
  { to: 'personal-center/collect', name: '我的收藏', icon: 'star' },
  { to: 'personal-center/recently-used', name: '最近使用', icon: 'history' },
];
