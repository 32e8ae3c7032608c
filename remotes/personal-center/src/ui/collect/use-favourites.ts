import { useFirstInput } from '@portico/area/react';
import { type PortalError, useQuery, useQueryClient } from '@portico/client';
import { answersTo, serviceContract } from '@portico/contracts';
import { useState } from 'react';
import { services } from '../../api.ts';
import { arranged, type Group, groupsOf } from '../../model/favourite-groups.ts';
import { favourites } from '../../model/personal-lists.ts';

interface Removed {
  id: string;
  name: string;
  /** The groups before. */
  groups: readonly Group[];
}

/** A person's favourites, and what can be done with them: shown at once, reverted with the reason if it is refused. */
export function useFavourites() {
  const client = useQueryClient();
  const options = services.collected.query(useFirstInput(favourites));
  const query = useQuery(options);
  const [removed, setRemoved] = useState<Removed>();
  const [failure, setFailure] = useState('');
  const items = query.data?.records ?? [];
  const groups = groupsOf(items);

  const show = (records: typeof items) =>
    client.setQueryData<typeof query.data>(
      options.queryKey,
      (page) => page && { ...page, records, total: page.total + records.length - page.records.length },
    );
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure((error as PortalError).message);
      await client.invalidateQueries({ queryKey: options.queryKey });
    }
  };
  const send = (next: readonly Group[]) =>
    services.arrangeCollected({ groups: next.map(({ name, ids }) => ({ name, appIds: [...ids] })) }, { quiet: true });
  const starsChanged = () =>
    client.invalidateQueries({
      ...answersTo(serviceContract.services, serviceContract.recommended, serviceContract.hot),
      refetchType: 'none',
    });

  return {
    query,
    items,
    groups,
    removed,
    failure,
    forgetRemoved: () => setRemoved(undefined),
    arrange(next: readonly Group[]) {
      show([...arranged(items, next)]);
      void attempt(() => send(next));
    },
    remove(id: string) {
      setRemoved({ id, name: items.find(({ appId }) => appId === id)?.name ?? '', groups });
      show(items.filter(({ appId }) => appId !== id));
      void attempt(() => services.collect({ appId: id, op: 0 }, { quiet: true }).then(starsChanged));
    },
    restore() {
      if (!removed) return;
      setRemoved(undefined);
      void attempt(async () => {
        await services.collect({ appId: removed.id, op: 1 }, { quiet: true });
        await send(removed.groups);
        await Promise.all([client.invalidateQueries({ queryKey: options.queryKey }), starsChanged()]);
      });
    },
  };
}
export type Favourites = ReturnType<typeof useFavourites>;
