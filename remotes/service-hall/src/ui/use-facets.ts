import { useQuery } from '@portico/client';
import { services } from '../api.ts';
import { audiences, type Facet, initials, ways } from '../model/hall-address.ts';

/** One way to narrow the list, with what can be chosen. */
export interface FacetChoices {
  facet: Facet;
  name: string;
  choices: readonly { key: string; name: string; count?: number }[];
}

const named = (table: Record<string, string>) => Object.entries(table).map(([key, name]) => ({ key, name }));
const counted = (rows: readonly { id: string; name: string; count: number }[] | undefined) =>
  (rows ?? []).map(({ id, name, count }) => ({ key: id, name, count }));

/** All filters. One whose choices could not be loaded is omitted; the list works without it. */
export function useFacets(): readonly FacetChoices[] {
  const types = useQuery(services.types.query());
  const departments = useQuery(services.departments.query());
  const labels = useQuery(services.labels.query());
  const all: FacetChoices[] = [
    { facet: 'dept', name: '服务部门', choices: counted(departments.data) },
    { facet: 'type', name: '服务类型', choices: counted(types.data) },
    { facet: 'label', name: '标签', choices: counted(labels.data?.flatMap((group) => group.labels)) },
    { facet: 'audience', name: '服务对象', choices: named(audiences) },
    { facet: 'way', name: '办理方式', choices: named(ways) },
    { facet: 'initial', name: '首字母', choices: initials.map((letter) => ({ key: letter, name: letter })) },
  ];
  return all.filter(({ choices }) => choices.length > 0);
}

/** The name of the selected choice, for its chip. */
export const chosenName = (all: readonly FacetChoices[], facet: Facet, key: string): string => {
  const found = all.find((each) => each.facet === facet);
  const name = found?.choices.find((choice) => choice.key === key)?.name ?? '未知';
  return facet === 'initial' ? `首字母 ${name}` : name;
};
