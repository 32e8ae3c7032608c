import type { BlockProps } from '@portico/area';
import { useKeptState } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { services } from '../api.ts';
import { usualRecommendation } from '../model/first-inputs.ts';
import { iconsOf, matrixOf } from '../model/matrix.ts';

const size = { columns: 4, rows: 5 };

/** The school's recommended groups of one type (the block's setting `type`, else by role), and the chosen one's services by kind. */
export function useRecommendations({ type }: BlockProps['settings']) {
  const groups = useQuery(services.recommendationsByType.query({ type: typeof type === 'string' ? type : usualRecommendation }));
  const types = useQuery(services.types.query());
  const [chosen, choose] = useKeptState<string>('recommendation', '');
  const filled = groups.data?.filter(({ apps }) => apps.length > 0);
  const group = filled?.find(({ id }) => id === chosen) ?? filled?.[0];
  const icons = iconsOf(filled ?? [], types.data ?? []);
  const error = groups.error ?? types.error;
  return {
    /** Loads, fails and retries as one. */
    query: {
      data: filled && types.data && { groups: filled, group, columns: matrixOf(group?.apps ?? [], types.data, size) },
      error,
      refetch: () => Promise.all([groups, types].filter((each) => each.error).map((each) => each.refetch())),
    },
    tabs: filled?.map(({ id, name }, at) => ({ key: id, name, icon: icons[at] ?? 'claim' })) ?? [],
    chosen: group?.id ?? '',
    choose,
  };
}
