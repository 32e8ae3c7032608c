import type { QueryClient } from '@portico/client';
import { answersTo, noticeContract, personContract } from '@portico/contracts';

const aboutNotices = answersTo(...Object.values(noticeContract), personContract.message);

/** Asks again for everything that tells of notices. */
export function refreshNotices(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(aboutNotices);
}
