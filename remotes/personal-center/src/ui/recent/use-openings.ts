import { useFirstInput } from '@portico/area/react';
import { type PortalError, useQuery, useQueryClient } from '@portico/client';
import { answersTo, serviceContract } from '@portico/contracts';
import { useState } from 'react';
import { services } from '../../api.ts';
import { openings } from '../../model/personal-lists.ts';

/** What a person opened, by day, and how it is cleared and put back. */
export function useOpenings() {
  const client = useQueryClient();
  const options = services.recentlyUsedGroups.query(useFirstInput(openings));
  const query = useQuery(options);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');

  const attempt = async (work: () => Promise<unknown>) => {
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure((error as PortalError).message);
    }
    await client.invalidateQueries(answersTo(serviceContract.recentlyUsedGroups, serviceContract.recentlyUsed));
  };
  return {
    query,
    cleared,
    failure,
    forgetCleared: () => setCleared([]),
    clear(appIds: readonly string[]) {
      client.setQueryData<typeof query.data>(options.queryKey, (groups) =>
        groups
          ?.map((group) => ({ ...group, apps: group.apps.filter(({ appId }) => !appIds.includes(appId)) }))
          .filter(({ apps }) => apps.length > 0),
      );
      void attempt(async () => setCleared((await services.clearRecentlyUsed({ appIds: [...appIds] }, { quiet: true })).appIds));
    },
    restore() {
      setCleared([]);
      void attempt(() => services.clearRecentlyUsed({ appIds: [...cleared], restore: true }, { quiet: true }));
    },
  };
}
