import { useQuery } from '@portico/client';
import { SkeletonLine } from '@portico/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { notices } from '../api.ts';
import { serverIndex } from '../model/arrivals.ts';
import { pageSize } from '../model/first-calls.ts';
import type { RenderRow } from './row-list.tsx';
import type { Rows } from './use-rows.ts';
import * as css from './virtual-rows.module.css';

interface Measure {
  /** Of one row, in px of the screen. */
  height: number;
  /** Px of the screen in one px of the page's styles, which may be zoomed. */
  scale: number;
  /** Where the list begins in the document. */
  top: number;
}

/** A long list: only the rows near the screen exist, and only their pages are asked for. */
export function VirtualRows({
  total,
  held,
  input,
  className,
  renderRow,
}: {
  total: number;
  /** The places of rows on the server's list that are held back. */
  held: readonly number[];
  input: Rows['input'];
  className: string | undefined;
  renderRow: RenderRow;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [measure, setMeasure] = useState<Measure>();
  useLayoutEffect(() => {
    const take = () => {
      const row = list.current?.querySelector('li:not([aria-hidden])');
      if (!list.current || !row) return;
      const { height } = row.getBoundingClientRect();
      const top = list.current.getBoundingClientRect().top + scrollY;
      const scale = height / Number.parseFloat(getComputedStyle(row).height);
      setMeasure((now) => (now?.height === height && now.top === top && now.scale === scale ? now : { height, top, scale }));
    };
    take();
    addEventListener('resize', take);
    return () => removeEventListener('resize', take);
  }, []);
  if (measure)
    return <Measured total={total} held={held} input={input} className={className} renderRow={renderRow} measure={measure} list={list} />;
  // Higher than all rows, so that the scroll position stays while one of them is measured.
  return (
    <ul ref={list} className={className} style={{ minHeight: total * 120 }}>
      <Place index={0} height={0} held={held} input={input} renderRow={renderRow} />
    </ul>
  );
}

function Measured({
  total,
  measure: { height, scale, top },
  list,
  className,
  ...row
}: Parameters<typeof VirtualRows>[0] & { measure: Measure; list: React.RefObject<HTMLUListElement | null> }) {
  const virtualizer = useWindowVirtualizer({ count: total, estimateSize: () => height, scrollMargin: top, overscan: 8 });
  const items = virtualizer.getVirtualItems();
  const above = ((items[0]?.start ?? top) - top) / scale;
  return (
    <ul ref={list} className={className} style={{ height: virtualizer.getTotalSize() / scale, paddingTop: above }}>
      {items.map(({ index }) => (
        <Place key={index} index={index} height={height / scale} {...row} />
      ))}
    </ul>
  );
}

/** Scrolling moves the list on: the places that stay do not render. */
const Place = memo(function Place({
  index,
  height,
  held,
  input,
  renderRow,
}: { index: number; height: number; renderRow: RenderRow } & Pick<Parameters<typeof VirtualRows>[0], 'held' | 'input'>) {
  const at = serverIndex(index, held);
  const page = notices.all.query({ ...input, pageNum: Math.floor(at / pageSize) + 1 });
  const row = useQuery({ ...page, select: ({ records }) => records[at % pageSize] }).data;
  return row ? renderRow(row) : <Waiting height={height} />;
});

function Waiting({ height }: { height: number }) {
  return (
    <li className={css.waiting} style={{ height }} aria-hidden="true">
      <SkeletonLine width="52%" />
      <SkeletonLine width="24%" height={12} />
    </li>
  );
}
