import type { ConsoleModule } from '@portico/contracts/console';
import type { Draft, Setting, SettingField } from './module-changes.ts';
import { settingOf } from './module-changes.ts';

export const stateNames = { on: '开放', maintenance: '维护', off: '关闭' } as const;
export const stateTones = { on: 'success', maintenance: 'warning', off: 'off' } as const;
export const kinds = [
  { kind: 'GUEST', name: '游客' },
  { kind: 'STUDENT', name: '学生' },
  { kind: 'STAFF', name: '教职工' },
] as const;
export const fieldNames: Record<SettingField, string> = { state: '状态', audience: '对谁开放', text: '维护说明' };

export const audienceInWords = (audience: readonly string[]) =>
  kinds
    .filter(({ kind }) => audience.includes(kind))
    .map(({ name }) => name)
    .join('、') || '无人';

/** A field's value for people. */
export const valueInWords = (setting: Setting, field: SettingField): string =>
  field === 'state' ? stateNames[setting.state] : field === 'audience' ? audienceInWords(setting.audience) : setting.text || '无';

/** `任务中心 维护；我的数据 关闭` */
export const draftInWords = (draft: Draft): string =>
  Object.values(draft)
    .map(({ name, base, wish }) => `${name} ${wish.state === base.state ? audienceInWords(wish.audience) : stateNames[wish.state]}`)
    .join('；');

/** `清禾大学　11 个模块、24 个区块　1 个关闭` without the school. */
export function modulesInWords(modules: readonly ConsoleModule[]): string {
  const own = modules.filter(({ parent }) => parent === '');
  const closed = modules.filter(({ state }) => state === 'off').length;
  const maintained = modules.filter(({ state }) => state === 'maintenance').length;
  const parts = [`${own.length} 个模块、${modules.length - own.length} 个区块`];
  if (closed > 0) parts.push(`${closed} 个关闭`);
  if (maintained > 0) parts.push(`${maintained} 个维护`);
  return parts.join('　');
}

/** `11-20 22:00—24:00 维护` */
export function planInWords({ plan }: Pick<ConsoleModule, 'plan'>): string {
  if (!plan) return '';
  const until = plan.until
    ? `—${plan.until.slice(0, 10) === plan.due.slice(0, 10) ? plan.until.slice(11, 16) : plan.until.slice(5, 16)}`
    : '起';
  return `${plan.due.slice(5, 16)}${until} ${stateNames[plan.state]}`;
}

/** A row of a module's history: `开放 → 关闭`. */
export function changeInWords(before: unknown, after: unknown): string {
  const [one, other] = [stored(before), stored(after)];
  if (!one || !other) return '';
  const changed = (['state', 'audience', 'text'] as const).filter((field) => valueInWords(one, field) !== valueInWords(other, field));
  return changed.map((field) => `${valueInWords(one, field)} → ${valueInWords(other, field)}`).join('；');
}

/** A setting as the log stores it. */
function stored(said: unknown): Setting | undefined {
  if (!said || typeof said !== 'object' || !('open' in said)) return undefined;
  const { open, maintenance, text, audience } = said as {
    open: number;
    maintenance: number;
    text?: string | null;
    audience: ConsoleModule['audience'];
  };
  return settingOf({ state: open === 0 ? 'off' : maintenance === 1 ? 'maintenance' : 'on', audience, ...(text && { text }) });
}

/** The three choices of the phone, as they stand on the buttons. */
export const moduleChoices: readonly { state: ConsoleModule['state']; name: string }[] = [
  { state: 'on', name: '开' },
  { state: 'maintenance', name: '维护' },
  { state: 'off', name: '关' },
];

/** One line below a module's name on the phone: its state, the text for visitors, or what is planned. */
export function moduleLine({ state, text, plan }: Pick<ConsoleModule, 'state' | 'text' | 'plan'>): string {
  const parts: string[] = [stateNames[state], ...(state === 'maintenance' && text ? [`“${text}”`] : [])];
  if (plan) parts.push(`${plan.due.slice(5, 16)} 起${stateNames[plan.state]}`);
  return parts.join('　');
}
