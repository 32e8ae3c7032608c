import { keepPreviousData, type PortalError, useQuery } from '@portico/client';
import type { Effects } from '@portico/contracts/console';
import { refusalText } from '../../model/words.ts';

/** The effects of an act that is not made yet. `wish` is what would be sent; null: nothing is wished. */
export function useEffects<Wish extends object>(
  name: string,
  wish: Wish | null,
  check: (wish: Wish & { checkOnly: true }) => Promise<{ effects: Effects }>,
): { effects: Effects | undefined; refusal: string | undefined; isStale: boolean } {
  const { data, error, isFetching } = useQuery({
    queryKey: [`console-effects ${name} ${JSON.stringify(wish)}`],
    queryFn: async () => (await check({ ...(wish as Wish), checkOnly: true })).effects,
    enabled: wish !== null,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
  return {
    effects: wish && !error ? data : undefined,
    refusal: wish && error ? refusalText(error as PortalError) : undefined,
    isStale: isFetching,
  };
}
