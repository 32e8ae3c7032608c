import { useQuery } from '@portico/client';
import { overview } from '../api.ts';
import { waitingByPage } from '../model/waiting.ts';
import { useConsole } from '../ui/use-console.ts';

/** How much is wrong or waits on each page; empty until it is known. The overview shows the same answer. */
export function useWaiting(): ReturnType<typeof waitingByPage> {
  const { school } = useConsole();
  return waitingByPage(useQuery(overview.read.query(school)).data);
}
