import { useSortable } from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import * as css from './sorting.module.css';

/** One row of a sortable list, with its handle and the same ways as buttons. */
export function SortableRow({
  id,
  name,
  at,
  count,
  onMove,
  onRemove,
  children,
}: {
  id: string;
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** Absent: it cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
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
      <span className={css.name}>{children}</span>
      <button type="button" className={css.way} aria-label={`上移${name}`} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Icon name="up" size={16} />
      </button>
      <button type="button" className={css.way} aria-label={`下移${name}`} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <Icon name="down" size={16} />
      </button>
      <button type="button" className={css.way} aria-label={`移除${name}`} disabled={!onRemove} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
