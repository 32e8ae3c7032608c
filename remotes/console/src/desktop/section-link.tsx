import { AreaLink } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { sections } from '../model/sections.ts';
import * as css from '../ui/console.module.css';
import { useConsole } from '../ui/use-console.ts';

/** A link to another page of the console at the end of a head; nothing for those who may not read it. */
export function SectionLink({ page, children }: { page: string; children: string }) {
  const { school, right } = useConsole();
  const section = sections.find((each) => each.page === page);
  if (!section || !right(section.needs)) return null;
  return (
    <span className={css.more}>
      <AreaLink to={`console/${page}`} query={school} className={css.text}>
        {children}
        <Icon name="right" size={12} />
      </AreaLink>
    </span>
  );
}
