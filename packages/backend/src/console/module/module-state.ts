import { createHash } from 'node:crypto';
import type { ModuleSetting } from '../../homepage/unit/module-changes.ts';

export const stateOfSetting = ({ open, maintenance }: ModuleSetting): 'on' | 'off' | 'maintenance' =>
  open === 0 ? 'off' : maintenance === 1 ? 'maintenance' : 'on';

const states = { on: '开放', off: '关闭', maintenance: '维护' } as const;
const kinds: Record<string, string> = { GUEST: '游客', STUDENT: '学生', STAFF: '教职工', ADMIN: '管理员' };

/** 开放（学生、教职工） */
export const stateName = (setting: ModuleSetting): string =>
  setting.open === 0
    ? states.off
    : `${states[stateOfSetting(setting)]}（${setting.audience.map((kind) => kinds[kind] ?? kind).join('、')}）`;

/** Changes whenever the setting does. */
export const versionOf = ({ open, maintenance, text, audience }: ModuleSetting): string =>
  createHash('sha256')
    .update(JSON.stringify([open, maintenance, text, [...audience].sort()]))
    .digest('hex')
    .slice(0, 16);
