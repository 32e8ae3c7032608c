import { AreaLink } from '@portico/area/react';
import { Icon } from '@portico/ui';
import type { ComponentProps } from 'react';

/** The way from a section to the whole, at the right of its head. */
export function MoreLink({ children, ...link }: ComponentProps<typeof AreaLink>) {
  return (
    <AreaLink {...link}>
      {children}
      <Icon name="right" size={12} />
    </AreaLink>
  );
}
