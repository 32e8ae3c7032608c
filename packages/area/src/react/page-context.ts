import { createContext, useContext } from 'react';

/** The page's own parameters, from the pattern in its area's manifest. */
export const PageContext = createContext<{ params: Readonly<Record<string, string | undefined>> }>({ params: {} });

/** `{ id }` of `/news/more/:id`. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useContext(PageContext).params;
}
