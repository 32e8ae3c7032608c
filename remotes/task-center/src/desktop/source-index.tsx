import { Link } from '@portico/area/react';
import type { Center } from '../ui/use-center.ts';
import * as css from './center-page.module.css';

/** The systems that have something here, with their counts; the chosen one stays, even with nothing left. */
export function SourceIndex({ center: { rows, wanted, addressOf } }: { center: Center }) {
  const sources = rows.first.data?.sources ?? [];
  const all = sources.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="来源系统" className={css.sources}>
      <ul>
        <Entry to={addressOf({ source: '', item: '' })} name="全部来源" count={all} isCurrent={!wanted.source} />
        {sources.map(({ sourceCode, sourceName, count }) => (
          <Entry
            key={sourceCode}
            to={addressOf({ source: sourceCode, item: '' })}
            name={sourceName}
            count={count}
            isCurrent={sourceCode === wanted.source}
          />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ to, name, count, isCurrent }: { to: string; name: string; count: number; isCurrent: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent || undefined} preventScrollReset>
        {name} <span>{count}</span>
      </Link>
    </li>
  );
}
