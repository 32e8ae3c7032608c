import type { TreeEntry } from './props.ts';
import * as css from './tree.module.css';

/** The name of an entry, and its count. */
export function TreeName({ name, count }: Pick<TreeEntry, 'name' | 'count'>) {
  return (
    <>
      <span className={css.name}>{name}</span>
      {count && count.number > 0 && (
        <span className={css.count}>
          <span aria-hidden="true">{count.number > 99 ? '99+' : count.number}</span>
          <span className="visually-hidden">{`${count.what} ${count.number} 条`}</span>
        </span>
      )}
    </>
  );
}
