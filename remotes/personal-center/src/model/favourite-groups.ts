export interface Favourite {
  appId: string;
  name: string;
  /** Empty: in no group. */
  group: string;
}
/** A person's own group; the one without a name holds the rest and stands first. */
export interface Group {
  name: string;
  ids: readonly string[];
}

/** The groups in the order in which they first appear. The nameless one is always there, also empty. */
export function groupsOf(favourites: readonly Favourite[]): readonly Group[] {
  const groups = new Map<string, string[]>([['', []]]);
  for (const { appId, group } of favourites) groups.set(group, [...(groups.get(group) ?? []), appId]);
  return [...groups].map(([name, ids]) => ({ name, ids }));
}

/** Puts a favourite at the end of another group, which is added if it is new. */
export function movedTo(groups: readonly Group[], id: string, name: string): readonly Group[] {
  const others = groups.map((group) => ({ ...group, ids: group.ids.filter((each) => each !== id) }));
  const target = others.find((group) => group.name === name);
  return target
    ? others.map((group) => (group === target ? { ...group, ids: [...group.ids, id] } : group))
    : [...others, { name, ids: [id] }];
}

/** The same groups with other entries in one of them. */
export const withIds = (groups: readonly Group[], name: string, ids: readonly string[]): readonly Group[] =>
  groups.map((group) => (group.name === name ? { name, ids } : group));

/** Another name for a group; a name that exists joins the two. */
export function renamed(groups: readonly Group[], from: string, to: string): readonly Group[] {
  if (from === to) return groups;
  const moving = groups.find(({ name }) => name === from)?.ids ?? [];
  if (groups.some(({ name }) => name === to))
    return groups
      .filter(({ name }) => name !== from)
      .map((group) => (group.name === to ? { name: to, ids: [...group.ids, ...moving] } : group));
  return groups.map((group) => (group.name === from ? { name: to, ids: moving } : group));
}

/** The favourites in the order of groups, each with its group; what no group names comes last. */
export function arranged<Item extends Favourite>(items: readonly Item[], groups: readonly Group[]): readonly Item[] {
  const placed = groups.flatMap(({ name, ids }) =>
    ids.flatMap((id) => items.filter(({ appId }) => appId === id).map((item) => ({ ...item, group: name }))),
  );
  const named = new Set(placed.map(({ appId }) => appId));
  return [...placed, ...items.filter(({ appId }) => !named.has(appId))];
}
