import { useEffect } from 'react';
import { usePortal } from './portal-context.ts';

/** Sets the tab's title once it is known; until then the manifest's title is shown. */
export function usePageTitle(title: string | undefined): void {
  const { authorize, writing } = usePortal();
  if (writing && title) authorize(title);
  useEffect(() => {
    if (title) authorize(title);
  }, [authorize, title]);
}
