import { createClient, useMutation, useQueryClient } from '@portico/client';
import { answersTo, serviceContract, topicContract } from '@portico/contracts';
import { useCallback } from 'react';
import { markCollected } from './mark-collected.ts';

const services = createClient(serviceContract);
/** The cached answers that show services with their star, including an area's later pages. */
const showStars = answersTo(
  serviceContract.recommended,
  serviceContract.hot,
  serviceContract.recentlyUsed,
  serviceContract.recentlyUsedGroups,
  serviceContract.services,
  serviceContract.businessSystems,
  serviceContract.guide,
  topicContract.list,
  topicContract.detail,
);

/** Saves a favourite: shown at once in every list, reverted if the server refuses. */
export function useCollect(): (appId: string, isCollect: boolean) => void {
  const client = useQueryClient();
  const mark = (appId: string, isCollect: boolean) =>
    client.setQueriesData<unknown>(showStars, (data: unknown) => markCollected(data, appId, isCollect));
  const { mutate } = useMutation({
    mutationFn: ({ appId, isCollect }: { appId: string; isCollect: boolean }) => services.collect({ appId, op: isCollect ? 1 : 0 }),
    onMutate: ({ appId, isCollect }) => mark(appId, isCollect),
    onError: (_error, { appId, isCollect }) => mark(appId, !isCollect),
    onSettled: () => client.invalidateQueries(answersTo(serviceContract.collected)),
  });
  return useCallback((appId: string, isCollect: boolean) => mutate({ appId, isCollect }), [mutate]);
}
