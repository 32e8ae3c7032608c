import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { LoadedQuery } from '@portico/ui';
import { news } from '../api.ts';
import { choice, columns } from '../model/first-calls.ts';
import type { Column } from '../model/front-page.ts';
import { myColumns } from '../model/my-columns.ts';

/** The columns of the front page in the person's order; if that cannot be read, in the school's. */
export function useMyColumns(type: string | null): LoadedQuery<readonly Column[]> {
  const { data, error, refetch } = useQuery(news.top.query(useFirstInput(columns)));
  const mine = useQuery(news.categories.query(useFirstInput(choice)));
  return { data: mine.isPending || !data ? undefined : myColumns(data, mine.data?.mine, type), error, refetch };
}
