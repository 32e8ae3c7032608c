import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { NewsCategory } from '@portico/contracts';
import { useMemo } from 'react';
import { spoken } from '../model/spoken-sorting.ts';
import * as css from './columns-editor.module.css';
import { SortableColumn } from './sortable-column.tsx';

/** A list that is sorted by pointer, by touch and by keys; each step is read aloud. */
export function SortableColumns({
  columns,
  onMove,
  onRemove,
}: {
  columns: readonly NewsCategory[];
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = columns.map(({ id }) => id);
  const accessibility = useMemo(() => spoken(columns), [columns]);
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={end}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={css.list} aria-label="我的栏目">
          {columns.map((column, at) => (
            <SortableColumn
              key={column.id}
              column={column}
              at={at}
              count={columns.length}
              onMove={(to) => onMove(column.id, to)}
              onRemove={() => onRemove(column.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
