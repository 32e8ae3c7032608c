import { Link } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import { pagesShown } from './pages-shown.ts';
import * as css from './pagination.module.css';
import type { PaginationProps } from './props.ts';

/** The pager of a list; nothing where there is one page. */
export function Pagination(props: PaginationProps) {
  if (props.total <= props.pageSize) return null;
  return <Late code={controlCodes.pagination} plain={PlainPagination} props={props} className={css.place} />;
}

/** The same links without the field for a page's number. */
function PlainPagination({ page, pageSize, total, addressOf }: PaginationProps) {
  const last = Math.ceil(total / pageSize);
  return (
    <nav aria-label="分页" className={css.pages}>
      <span className={css.total}>共 {total} 条</span>
      <Step name="上一页" icon="left" to={page > 1 ? addressOf(page - 1) : undefined} />
      {pagesShown(page, last).map((number, at) =>
        number === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap ${at}`} aria-hidden="true">
            <Icon name="more" size={16} />
          </span>
        ) : (
          <Link key={number} to={addressOf(number)} aria-current={number === page ? 'page' : undefined} aria-label={`第 ${number} 页`}>
            {number}
          </Link>
        ),
      )}
      <Step name="下一页" icon="right" to={page < last ? addressOf(page + 1) : undefined} />
    </nav>
  );
}

function Step({ name, icon, to }: { name: string; icon: 'left' | 'right'; to: string | undefined }) {
  const drawn = <Icon name={icon} size={14} />;
  if (!to)
    return (
      <span aria-hidden="true" className={css.off}>
        {drawn}
      </span>
    );
  return (
    <Link to={to} aria-label={name}>
      {drawn}
    </Link>
  );
}
