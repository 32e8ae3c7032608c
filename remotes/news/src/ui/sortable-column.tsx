import { useSortable } from '@dnd-kit/sortable';
import type { NewsCategory } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { useRef } from 'react';
import * as css from './columns-editor.module.css';

/** One column of the list, with its handle and the same ways as buttons. */
export function SortableColumn({
  column: { id, name },
  at,
  count,
  onMove,
  onRemove,
}: {
  column: NewsCategory;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const row = useRef<HTMLLIElement>(null);
  // The page may be zoomed: pointers are measured in pixels of the screen, styles in those of the page.
  const zoom = transform && row.current ? row.current.getBoundingClientRect().height / row.current.offsetHeight || 1 : 1;
  return (
    <li
      ref={(node) => {
        row.current = node;
        setNodeRef(node);
      }}
      className={css.row}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y / zoom}px)` : undefined, transition }}
    >
      <button ref={setActivatorNodeRef} type="button" className={css.handle} {...attributes} {...listeners} aria-label={`拖动${name}`}>
        <Icon name="list" size={16} />
      </button>
      <span className={css.name}>{name}</span>
      <button type="button" className={css.way} aria-label={`上移${name}`} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Icon name="up" size={16} />
      </button>
      <button type="button" className={css.way} aria-label={`下移${name}`} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <Icon name="down" size={16} />
      </button>
      <button type="button" className={css.way} aria-label={`移除${name}`} disabled={count === 1} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
