import type { ConsoleRole } from '@portico/contracts/console';

export const roleNames: Record<ConsoleRole, string> = { operator: '平台运维', admin: '学校管理员', editor: '部门编辑', auditor: '审计员' };

/** The widest role first. */
export const consoleRoles = Object.keys(roleNames) as ConsoleRole[];

/** `2026-11-20 14:17:09` → `14:17` today, `11-20 14:17` otherwise. */
export const shortTime = (time: string, today: string): string => (time.startsWith(today) ? time.slice(11, 16) : time.slice(5, 16));

/** Of a class of numbers without a unit: 1,234. */
export const counted = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** A build's id in a row of text. */
export const shortBuild = (buildId: string): string => buildId.slice(0, 8);

const otherRoles: Record<string, string> = { portal: '自动', team: '区域团队', none: '没有角色', publisher: '交付令牌' };

/** A role of the log: a person's, a token's, or the portal's own. */
export const roleInWords = (role: string): string => (roleNames as Record<string, string>)[role] ?? otherRoles[role] ?? role;

/** Why a call was refused: the reasons by field where there are any, since the message then only names the fields. */
export function refusalText({ message, data }: { message: string; data?: unknown }): string {
  const { reasons = [] } = (data ?? {}) as { reasons?: { text: string }[] };
  return [...new Set(reasons.map(({ text }) => text))].join('；') || message;
}
