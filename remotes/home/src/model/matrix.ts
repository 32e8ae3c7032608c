import type { ServiceItem, ServiceType } from '@portico/contracts';

export interface MatrixColumn {
  id: string;
  name: string;
  /** Of the two-plate set. */
  icon: string;
  services: readonly ServiceItem[];
}

/**
 * A group's services by their kind, at most `columns` kinds with `rows` services each: the kinds with most services,
 * in the school's order of kinds. A service of several kinds stands under the first of them that has a column.
 */
export function matrixOf(
  services: readonly ServiceItem[],
  types: readonly ServiceType[],
  { columns, rows }: { columns: number; rows: number },
): readonly MatrixColumn[] {
  const count = (id: string) => services.filter(({ typeIds }) => typeIds.includes(id)).length;
  const kept = types
    .filter(({ id }) => count(id) > 0)
    .sort((a, b) => count(b.id) - count(a.id))
    .slice(0, columns);
  const of = new Map<string, ServiceItem[]>(kept.map(({ id }) => [id, []]));
  for (const service of services) of.get(service.typeIds.find((id) => of.has(id)) ?? '')?.push(service);
  return types
    .filter((type) => kept.includes(type))
    .map(({ id, name, icon }) => ({ id, name, icon: icon ?? 'claim', services: (of.get(id) ?? []).slice(0, rows) }))
    .filter((column) => column.services.length > 0);
}

/** An icon for each group: that of its most frequent kind that no group before it has. */
export function iconsOf(groups: readonly { apps: readonly ServiceItem[] }[], types: readonly ServiceType[]): readonly string[] {
  const taken = new Set<string>();
  return groups.map(({ apps }) => {
    const count = (id: string) => apps.filter(({ typeIds }) => typeIds.includes(id)).length;
    const kinds = types.filter(({ id }) => count(id) > 0).sort((a, b) => count(b.id) - count(a.id));
    const icon = (kinds.find((kind) => kind.icon && !taken.has(kind.icon)) ?? kinds[0])?.icon ?? 'claim';
    taken.add(icon);
    return icon;
  });
}
