import type { ConsoleRole } from '@portico/contracts/console';

export const roleNames: Record<ConsoleRole, string> = { operator: '平台运维', admin: '学校管理员', editor: '部门编辑', auditor: '审计员' };

/** What each role allows. */
export const mayInWords: Record<ConsoleRole, string[]> = {
  operator: ['管理所有学校的版本与学校设置', '授予平台运维、学校管理员和审计员'],
  admin: ['管理本校的模块、对接、数据源', '授予部门编辑和审计员，提名学校管理员', '在本校启用已对所有人或灰度开放的版本'],
  editor: ['编辑所属部门的新闻、通知和服务草稿'],
  auditor: ['查看全部内容和日志，不能修改'],
};
