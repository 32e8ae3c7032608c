import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of the screen of a row that was not drawn yet. */
const usualHeight = 45;

export interface VirtualRowsProps {
  keys: readonly string[];
  /** The number of columns. */
  columns: number;
  /** The rows of one item: the row itself, and what it opens below. */
  children: (index: number) => ReactNode;
}

/**
 * The bodies of a long table, of which only those near the window are in the page. The virtualizer counts pixels of the
 * screen; the page may be zoomed, so lengths inside it are divided by the zoom.
 */
export function VirtualRows({ keys, columns, children }: VirtualRowsProps) {
  const first = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState({ top: 0, zoom: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const table = first.current?.parentElement;
      if (!first.current || !table) return;
      const top = Math.round(first.current.getBoundingClientRect().top + window.scrollY);
      const zoom = table.getBoundingClientRect().width / table.offsetWidth || 1;
      setPlace((was) => (was.top === top && was.zoom === zoom ? was : { top, zoom }));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => keys[index] ?? index,
    measureElement: (element) => element.getBoundingClientRect().height,
    overscan: 8,
    scrollMargin: place.top,
  });
  const shown = virtualizer.getVirtualItems();
  const above = (shown[0]?.start ?? place.top) - place.top;
  const below = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? place.top) - place.top);
  const space = (height: number) => (
    <tr>
      <td colSpan={columns} style={{ height: height / place.zoom, padding: 0, border: 0 }} />
    </tr>
  );
  return (
    <>
      <tbody ref={first} aria-hidden="true">
        {above > 0 && space(above)}
      </tbody>
      {shown.map(({ index, key }) => (
        <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
          {children(index)}
        </tbody>
      ))}
      {below > 0 && <tbody aria-hidden="true">{space(below)}</tbody>}
    </>
  );
}
