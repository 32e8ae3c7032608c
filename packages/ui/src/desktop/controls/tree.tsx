import { Link } from '@portico/area/react';
import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import type { TreeProps } from './props.ts';
import * as css from './tree.module.css';
import { TreeName } from './tree-name.tsx';

/** A short tree of addresses; its groups fold once its code is there. */
export function Tree(props: TreeProps) {
  return <Late code={controlCodes.tree} plain={PlainTree} props={props} when="wanted" />;
}

function PlainTree({ label, entries, current }: TreeProps) {
  return (
    <nav aria-label={label}>
      <PlainBranch entries={entries} current={current} />
    </nav>
  );
}

function PlainBranch({ entries, current }: Pick<TreeProps, 'entries' | 'current'>) {
  return (
    <ul className={css.branch}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link to={entry.to} className={css.entry} aria-current={entry.key === current ? 'page' : undefined}>
            <TreeName name={entry.name} count={entry.count} />
          </Link>
          {entry.children && <PlainBranch entries={entry.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}
