import { AreaLink } from '@portico/area/react';
import { Icon } from '@portico/ui';

/** At the end of a panel's head: where all of it is. */
export function MoreLink({ to, query, children }: { to: `${string}/${string}`; query?: Record<string, string>; children: string }) {
  return (
    <AreaLink to={to} query={query}>
      {children}
      <Icon name="right" size={12} />
    </AreaLink>
  );
}
