import type { Call, InputOf } from '@portico/contracts';
import { useSearchParams } from 'react-router';
import { type FirstCall, firstInput } from '../first-call.ts';
import { useParams } from './page-context.ts';

/**
 * The input of the page's preloaded call at this address. Name the call once, for the manifest and for the page:
 * `useQuery(news.detail.query(useFirstInput(article)))`.
 */
export function useFirstInput<C extends Call>(call: FirstCall<C>): InputOf<C> {
  const params = useParams();
  const [search] = useSearchParams();
  return firstInput(call, { params, search }) as InputOf<C>;
}
