interface Moving {
  active: { id: string | number };
  over: { id: string | number } | null;
}

/** What a screen reader says while a list is sorted by keys; `what` names one of its entries: 栏目. */
export function spokenSorting(what: string, entries: readonly { id: string; name: string }[]) {
  const at = (id: string | number) => entries.findIndex((entry) => entry.id === id);
  const name = (id: string | number) => entries[at(id)]?.name ?? '';
  const place = (id: string | number) => `第 ${at(id) + 1} 位，共 ${entries.length} 位`;
  const held = (id: string | number) => `已拿起${name(id)}，现在${place(id)}。`;
  return {
    screenReaderInstructions: { draggable: `按空格键拿起${what}，用上下方向键移动，再按空格键放下，按 Esc 键取消。` },
    announcements: {
      onDragStart: ({ active }: Omit<Moving, 'over'>) => held(active.id),
      // Its own place is reported right after the start, and whenever it comes back there.
      onDragOver: ({ active, over }: Moving) => {
        if (!over) return undefined;
        return over.id === active.id ? held(active.id) : `${name(active.id)}移到${place(over.id)}。`;
      },
      onDragEnd: ({ active, over }: Moving) => (over ? `${name(active.id)}放在${place(over.id)}。` : `${name(active.id)}放回原处。`),
      onDragCancel: ({ active }: Omit<Moving, 'over'>) => `已取消，${name(active.id)}放回原处。`,
    },
  };
}
