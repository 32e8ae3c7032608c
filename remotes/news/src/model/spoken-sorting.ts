import type { NewsCategory } from '@portico/contracts';

interface Moving {
  active: { id: string | number };
  over: { id: string | number } | null;
}

/** What a screen reader says while columns are sorted by keys. */
export function spoken(columns: readonly NewsCategory[]) {
  const at = (id: string | number) => columns.findIndex((column) => column.id === id);
  const name = (id: string | number) => columns[at(id)]?.name ?? '';
  const place = (id: string | number) => `第 ${at(id) + 1} 位，共 ${columns.length} 位`;
  return {
    screenReaderInstructions: { draggable: '按空格键拿起栏目，用上下方向键移动，再按空格键放下，按 Esc 键取消。' },
    announcements: {
      onDragStart: ({ active }: Pick<Moving, 'active'>) => `已拿起${name(active.id)}，${place(active.id)}。`,
      onDragOver: ({ active, over }: Moving) => (over ? `${name(active.id)}移到${place(over.id)}。` : undefined),
      onDragEnd: ({ active, over }: Moving) => (over ? `${name(active.id)}放在${place(over.id)}。` : `${name(active.id)}放回原处。`),
      onDragCancel: ({ active }: Moving) => `已取消，${name(active.id)}放回原处。`,
    },
  };
}
