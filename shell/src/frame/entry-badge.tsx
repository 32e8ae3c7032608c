import type { MenuBadge } from '@portico/area';
import { usePortal } from '@portico/area/react';
import { sendCall, useQuery } from '@portico/client';
import { callKey } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { Badge } from '@portico/ui';
import { useHydrated } from '../page-data/hydrated.ts';
import { matchArea } from '../page-data/match.ts';
import * as css from './entry-badge.module.css';

/** The number that an area's page has beside its entry, for members. It stands beside the link, whose name stays its own. */
export function EntryBadge({ path, inside = false }: { path: string /** At the right end of a row. */; inside?: boolean }) {
  const { plan } = usePortal();
  const { isGuest } = usePerson();
  const badge = isGuest ? undefined : matchArea(plan, path)?.page.menu?.badge;
  return badge ? <Count badge={badge} inside={inside} /> : null;
}

function Count({ badge: { call, field, what }, inside }: { badge: MenuBadge; inside: boolean }) {
  const { data } = useQuery({
    queryKey: [callKey(call, call.input)],
    queryFn: ({ signal }) => sendCall(call, call.input, { signal, quiet: true }),
    enabled: useHydrated(),
  });
  const count = Number((data as Record<string, unknown> | undefined)?.[field]);
  return count > 0 ? (
    <span className={inside ? css.inside : css.beside}>
      <Badge count={count} what={what} />
    </span>
  ) : null;
}
