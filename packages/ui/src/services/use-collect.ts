import { createClient, useMutation, useQueryClient } from '@portico/client';
import { serviceContract } from '@portico/contracts';
import { useCallback } from 'react';
import { markCollected } from './mark-collected.ts';

const services = createClient(serviceContract);
const showsStars = /get(Recommend|Hot|RecentlyUsed|Service|Business)App|getAppGuide|\/special|^service-hall\./;

/** Saves a favourite: shown at once wherever the service stands, taken back when the server refuses. */
export function useCollect(): (appId: string, isCollect: boolean) => void {
  const client = useQueryClient();
  const mark = (appId: string, isCollect: boolean) =>
    client.setQueriesData<unknown>({ predicate: ({ queryKey }) => showsStars.test(String(queryKey[0])) }, (data: unknown) =>
      markCollected(data, appId, isCollect),
    );
  const { mutate } = useMutation({
    mutationFn: ({ appId, isCollect }: { appId: string; isCollect: boolean }) => services.collect({ appId, op: isCollect ? 1 : 0 }),
    onMutate: ({ appId, isCollect }) => mark(appId, isCollect),
    onError: (_error, { appId, isCollect }) => mark(appId, !isCollect),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => /getCollectApp/.test(String(queryKey[0])) }),
  });
  return useCallback((appId: string, isCollect: boolean) => mutate({ appId, isCollect }), [mutate]);
}
