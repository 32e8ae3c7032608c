import type { IconName } from '@portico/ui';

export interface Section {
  /** The page of this area. */
  page: string;
  name: string;
  icon: IconName;
  /** The right to read it. */
  needs: string;
  /** Begins a group under this name; an empty one is only set apart. */
  group?: string;
}

/** The console's index, in its order. */
export const sections: readonly Section[] = [
  { page: 'overview', name: '总览', icon: 'home', needs: 'console.read' },
  { page: 'releases', name: '版本', icon: 'flag', needs: 'releases.activate', group: '发布' },
  { page: 'modules', name: '模块', icon: 'grid', needs: 'modules.change' },
  { page: 'partners', name: '登录与对接', icon: 'link', needs: 'partners.change', group: '学校' },
  { page: 'sources', name: '数据源', icon: 'chart', needs: 'sources.change' },
  { page: 'people', name: '人员与角色', icon: 'user', needs: 'people.grant' },
  { page: 'audit', name: '审计日志', icon: 'history', needs: 'audit.read', group: '' },
];
