import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowListProps } from './row-list.tsx';

/** Pixels of the screen of a row that was not drawn yet. */
const usualHeight = 70;

/**
 * Only the rows near the window are in the page. The virtualizer counts pixels of the screen; the page may be zoomed,
 * so lengths inside it are divided by the zoom.
 */
export function VirtualList({ label, items, className, children }: RowListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ top: 0, zoom: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element) return;
      const { top, width } = element.getBoundingClientRect();
      const next = { top: Math.round(top + window.scrollY), zoom: width / element.offsetWidth || 1 };
      setPlace((was) => (was.top === next.top && was.zoom === next.zoom ? was : next));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    measureElement: (element) => element.getBoundingClientRect().height,
    overscan: 8,
    scrollMargin: place.top,
  });
  const rows = items.filter(({ kind }) => kind === 'row').length;
  return (
    <ul
      ref={list}
      className={className}
      aria-label={label}
      style={{ position: 'relative', height: virtualizer.getTotalSize() / place.zoom }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-item={item.kind}
            aria-setsize={rows}
            style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${(start - place.top) / place.zoom}px)` }}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
