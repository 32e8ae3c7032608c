import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId, useMemo } from 'react';
import { SortableRow } from './sortable-row.tsx';
import * as css from './sorting.module.css';
import { spokenSorting } from './spoken-sorting.ts';

/** A list that is sorted by pointer, by touch, by keys and by the buttons of its rows; each step is read aloud. */
export function SortableList<Entry extends { id: string; name: string }>({
  label,
  what,
  entries,
  onMove,
  removable = () => true,
  onRemove,
  children,
}: {
  label: string;
  /** Names one entry for screen readers: 栏目. */
  what: string;
  entries: readonly Entry[];
  onMove: (id: string, to: number) => void;
  removable?: (entry: Entry) => boolean;
  onRemove: (id: string) => void;
  /** What stands in the middle of a row; without it the name. */
  children?: (entry: Entry) => ReactNode;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // Its own count of lists would differ between server and browser.
  const id = useId();
  const ids = entries.map(({ id }) => id);
  const accessibility = useMemo(() => spokenSorting(what, entries), [what, entries]);
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={end}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={css.list} aria-label={label}>
          {entries.map((entry, at) => (
            <SortableRow
              key={entry.id}
              id={entry.id}
              name={entry.name}
              at={at}
              count={entries.length}
              onMove={(to) => onMove(entry.id, to)}
              onRemove={removable(entry) ? () => onRemove(entry.id) : undefined}
            >
              {children?.(entry) ?? entry.name}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
