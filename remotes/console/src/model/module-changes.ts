import type { ConsoleModule, ModuleChange } from '@portico/contracts/console';

export type Setting = Pick<ConsoleModule, 'state' | 'audience'> & { text: string };
export type SettingField = keyof Setting;
/** A wished change: what it began from, and what is wished. */
export interface Pending {
  name: string;
  base: Setting;
  version: string;
  wish: Setting;
}
export type Draft = Readonly<Record<string, Pending>>;

const fields: readonly SettingField[] = ['state', 'audience', 'text'];

const kindsInOrder: Setting['audience'] = ['GUEST', 'STUDENT', 'STAFF', 'ADMIN'];
const inOrder = (audience: Setting['audience']) => kindsInOrder.filter((kind) => audience.includes(kind));

export const settingOf = ({ state, audience, text }: Pick<ConsoleModule, 'state' | 'audience' | 'text'>): Setting => ({
  state,
  audience: inOrder(audience),
  text: text ?? '',
});

const isSame = (one: Setting, other: Setting, field: SettingField) => JSON.stringify(one[field]) === JSON.stringify(other[field]);
const isSameSetting = (one: Setting, other: Setting) => fields.every((field) => isSame(one, other, field));

/** What is shown for a module: the wish, else what stands. */
export const shownSetting = (draft: Draft, module: ConsoleModule): Setting => draft[module.sign]?.wish ?? settingOf(module);

/** An audience with or without one kind of visitor. */
export const withKind = (audience: Setting['audience'], kind: Setting['audience'][number], isIn: boolean): Setting['audience'] => [
  ...audience.filter((each) => each !== kind),
  ...(isIn ? [kind] : []),
];

/** The draft with a part of a module's wish; a wish that equals what stands is none. */
export function withWish(draft: Draft, module: ConsoleModule, part: Partial<Setting>): Draft {
  const known = draft[module.sign] ?? { name: module.name, base: settingOf(module), version: module.version, wish: settingOf(module) };
  const wish = { ...known.wish, ...part, ...(part.audience && { audience: inOrder(part.audience) }) };
  const { [module.sign]: _, ...others } = draft;
  return isSameSetting(wish, known.base) ? others : { ...others, [module.sign]: { ...known, wish } };
}

/** As the server takes it. */
export const changesOf = (draft: Draft): ModuleChange[] =>
  Object.entries(draft).map(([sign, { wish, version }]) => ({
    sign,
    state: wish.state,
    audience: wish.audience,
    ...(wish.text && { text: wish.text }),
    version,
  }));

/** Why a draft cannot be sent yet, by sign. */
export function problemsOf(draft: Draft): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [sign, { wish }] of Object.entries(draft)) {
    if (wish.state === 'maintenance' && !wish.text.trim()) problems[sign] = '请写明维护说明，访客会看到';
    else if (wish.audience.length === 0) problems[sign] = '至少选一类人';
  }
  return problems;
}

/** A field that this person and somebody else changed differently. */
export interface Clash {
  sign: string;
  name: string;
  field: SettingField;
  own: Setting;
  current: Setting;
}

/** Fields in which both sides changed the same thing. */
export const clashesOf = (draft: Draft, modules: readonly ConsoleModule[]): Clash[] =>
  modules.flatMap((module) => {
    const pending = draft[module.sign];
    if (!pending || pending.version === module.version) return [];
    const current = settingOf(module);
    return fields
      .filter(
        (field) =>
          !isSame(pending.wish, pending.base, field) && !isSame(current, pending.base, field) && !isSame(pending.wish, current, field),
      )
      .map((field) => ({ sign: module.sign, name: module.name, field, own: pending.wish, current }));
  });

/** Where what stands is no longer what a wish began from. */
export const isOutdated = (draft: Draft, modules: readonly ConsoleModule[]): boolean =>
  modules.some(({ sign, version }) => draft[sign] && draft[sign].version !== version);

/** The draft on what stands now: what one side changed is taken; what both changed is the choice of `takeOwn`. */
export function merged(draft: Draft, modules: readonly ConsoleModule[], takeOwn: (clash: Pick<Clash, 'sign' | 'field'>) => boolean): Draft {
  let next: Draft = {};
  for (const module of modules) {
    const pending = draft[module.sign];
    if (!pending) continue;
    const current = settingOf(module);
    const wish = { ...current };
    for (const field of fields) {
      if (isSame(pending.wish, pending.base, field)) continue;
      const clashes = !isSame(current, pending.base, field) && !isSame(pending.wish, current, field);
      if (!clashes || takeOwn({ sign: module.sign, field })) Object.assign(wish, { [field]: pending.wish[field] });
    }
    next = withWish(next, module, wish);
  }
  return next;
}
