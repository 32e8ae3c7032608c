import { Button } from '@portico/ui';
import * as css from './three-lists-section.module.css';

/** Back and forth through a list inside a block; nothing where there is one page. */
export function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages < 2) return null;
  return (
    <div className={css.pages}>
      <Button size="s" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span aria-live="polite">
        第 {page} 页，共 {pages} 页
      </span>
      <Button size="s" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </div>
  );
}
