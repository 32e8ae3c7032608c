import { Link } from '@portico/area/react';
import { pageNumbers } from './page-numbers.ts';
import * as css from './way.module.css';

/** The pager of a list whose page stands in the address; `addressOf` makes the address of a page. */
export function Pagination({
  page,
  pageSize,
  total,
  addressOf,
}: {
  page: number;
  pageSize: number;
  total: number;
  addressOf: (page: number) => string;
}) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav className={css.pages} aria-label="分页">
      <span className={css.total}>共 {total} 条</span>
      {page > 1 && <Link to={addressOf(page - 1)}>上一页</Link>}
      {pageNumbers(page, last).map((number, at) =>
        number === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={number} to={addressOf(number)} aria-current={number === page ? 'page' : undefined} aria-label={`第 ${number} 页`}>
            {number}
          </Link>
        ),
      )}
      {page < last && <Link to={addressOf(page + 1)}>下一页</Link>}
    </nav>
  );
}
