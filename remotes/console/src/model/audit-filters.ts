import type { AuditFilters } from '@portico/contracts/console';

export type FilterName = 'who' | 'act' | 'object' | 'outcome' | 'address' | 'q';
const names: readonly FilterName[] = ['who', 'act', 'object', 'outcome', 'address', 'q'];
const daysShown = 30;

const dayMs = 86_400_000;
type Day = { day: string; rows: number; refused: number };

/** Every day of the span, those without rows too; a long span shows the days with rows alone. */
export function everyDay({ from, to }: Pick<AuditFilters, 'from' | 'to'>, days: readonly Day[]): Day[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!(count > 0 && count <= 62)) return [...days];
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    return days.find((each) => each.day === day) ?? { day, rows: 0, refused: 0 };
  });
}

const dayBefore = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** The filters of an address; without days the last 30. */
export function filtersOf(search: URLSearchParams, today: string): AuditFilters {
  const to = search.get('to') || today;
  const school = search.get('school');
  return {
    ...(school && { school }),
    from: search.get('from') || dayBefore(to, daysShown - 1),
    to,
    ...Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
  };
}

/** The same address with other filters, on its first page. */
export function withFilter(search: URLSearchParams, part: Partial<Record<FilterName | 'from' | 'to' | 'page' | 'open', string>>): string {
  const next = new URLSearchParams(search);
  if (!('open' in part)) next.delete('page');
  next.delete('open');
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : '';
}

export const actChoices = [
  { value: '', name: '改动与登录' },
  { value: 'module.', name: '模块' },
  { value: 'release.', name: '版本' },
  { value: 'role.', name: '角色' },
  { value: 'partner.', name: '对接' },
  { value: 'source.', name: '数据源' },
  { value: 'notice.', name: '通知' },
  { value: 'plan.', name: '定时' },
  { value: 'import.', name: '导入' },
  { value: 'audit.', name: '日志导出' },
  { value: 'sign-in.', name: '登录' },
];
export const outcomeChoices = [
  { value: '', name: '所有结果' },
  { value: 'done', name: '完成' },
  { value: 'refused', name: '拒绝或失败' },
  { value: '1001', name: '没有权限' },
  { value: '2008', name: '未确认身份' },
  { value: '409', name: '与他人冲突' },
];

/** 完成, 拒绝 1001 */
export const outcomeInWords = (outcome: string): string =>
  outcome === 'done' ? '完成' : /^\d+$/.test(outcome) ? `拒绝 ${outcome}` : '未通过';
