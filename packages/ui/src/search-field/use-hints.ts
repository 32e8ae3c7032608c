import { createClient, keepPreviousData, useQuery, useQueryClient } from '@portico/client';
import { searchContract, statisticContract } from '@portico/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type HintGroup, hintGroups, typingPause, worthAsking } from './hints.ts';

const searches = createClient(searchContract);
const statistic = createClient(statisticContract);

/** The hints for the field's text. A newer request cancels an older one. */
export function useHints(text: string, { guest }: { guest: boolean }): readonly HintGroup[] {
  const typed = useSettled(text.trim());
  const suggest = searches.suggest.query({ search: typed });
  const suggested = useQuery({ ...suggest, enabled: typed !== '' && worthAsking(typed), placeholderData: keepPreviousData });
  const { records } = useSearchHistory({ guest });
  const hot = useHotWords();
  return hintGroups(text, { suggested: suggested.data, records: records.map(({ search }) => search), hot });
}

/** What others search for most. */
export function useHotWords(): readonly string[] {
  return useQuery(statistic.hotSearches.query()).data?.hot.map(({ search }) => search) ?? [];
}

/** The person's last searches, and how to delete one or all; a guest has none. */
export function useSearchHistory({ guest }: { guest: boolean }) {
  const client = useQueryClient();
  const { queryKey, queryFn } = searches.records.query();
  const query = useQuery({ queryKey, queryFn, enabled: !guest, staleTime: 0 });
  const forget = useCallback(
    async (id?: string) => {
      await searches.clearRecords({ id });
      await client.invalidateQueries({ queryKey: searches.records.query().queryKey });
    },
    [client],
  );
  // The client's listener has already shown the failure.
  return { records: query.data ?? [], forget: (id?: string) => void forget(id).catch(() => undefined) };
}

/** A value once it has been stable for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
