import { pageAddress } from '@portico/area';
import { useNavigate, usePageTitle, usePortal, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { useHints } from '@portico/ui/search-field';
import { useEffect, useState } from 'react';
import { search } from '../api.ts';
import { hitsAPage, queryFor, readAddress, type Tab, wordsOf } from '../model/search-address.ts';

/** The field's text, the address's search, and the results. */
export function useSearch() {
  const { plan, device } = usePortal();
  const { isGuest } = usePerson();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = readAddress(query);
  const { words } = asked;
  const [text, setText] = useState(words);
  // Another address, another text: by a hint, a link or the way back.
  useEffect(() => setText(words), [words]);
  usePageTitle(words ? `“${words}”的搜索结果` : undefined);
  const addressOf = (wanted: { words?: string; tab?: Tab; page?: number }) =>
    pageAddress(plan, device, { to: 'service-hall/search', query: queryFor({ words, ...wanted }) }) ?? '';
  return {
    ...asked,
    text,
    setText,
    hints: useHints(text === words ? '' : text, { guest: isGuest }),
    found: useQuery({ ...search.search.query({ search: words, pageSize: hitsAPage }), enabled: words !== '' }),
    addressOf,
    searchFor: (wanted: string) => {
      const next = wordsOf(wanted);
      setText(next);
      navigate(addressOf({ words: next }), { replace: device === 'mobile' && words !== '' });
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
