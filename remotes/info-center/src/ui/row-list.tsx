import { useQuery } from '@portico/client';
import type { InfoItem } from '@portico/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notices } from '../api.ts';
import { pageSize } from '../model/first-calls.ts';
import type { Rows } from './use-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Longer lists are virtual. */
const plainAtMost = 200;

export type RenderRow = (item: InfoItem) => ReactNode;

/** The rows of the list: the first call's at once, later ones when they come near. */
export function RowList({ rows, className, renderRow }: { rows: Rows; className: string | undefined; renderRow: RenderRow }) {
  const { query, fresh, input } = rows;
  const total = (query.data?.total ?? 0) - fresh.length;
  const key = JSON.stringify(input);
  // The server's rows stay until the visitor comes to their end.
  const [ended, setEnded] = useState('');
  const isLong = total > plainAtMost;
  const VirtualRows = useVirtualRows(isLong && ended === key);
  const held = new Set(fresh.map(({ idCode }) => idCode));
  const first = query.data?.records ?? [];
  if (VirtualRows) {
    const places = first.flatMap(({ idCode }, at) => (held.has(idCode) ? [at] : []));
    return <VirtualRows key={key} total={total} held={places} input={input} className={className} renderRow={renderRow} />;
  }
  return (
    <PlainRows
      key={key}
      rows={rows}
      total={total}
      className={className}
      renderRow={renderRow}
      onEnd={isLong ? () => setEnded(key) : undefined}
    >
      {first.filter(({ idCode }) => !held.has(idCode)).map(renderRow)}
    </PlainRows>
  );
}

function PlainRows({
  rows: { input },
  total,
  className,
  renderRow,
  onEnd,
  children,
}: {
  rows: Rows;
  total: number;
  className: string | undefined;
  renderRow: RenderRow;
  /** Called near the end of the first rows, in place of showing more. */
  onEnd: (() => void) | undefined;
  children: ReactNode;
}) {
  const [pages, setPages] = useState(1);
  const later = Array.from({ length: pages - 1 }, (_page, at) => at + 2);
  return (
    <>
      <ul className={className}>
        {children}
        {later.map((pageNum) => (
          <LaterPage key={pageNum} input={{ ...input, pageNum }} renderRow={renderRow} />
        ))}
      </ul>
      {pages * pageSize < total && <Seen key={pages} onSeen={onEnd ?? (() => setPages(pages + 1))} />}
    </>
  );
}

function LaterPage({ input, renderRow }: { input: Rows['input']; renderRow: RenderRow }) {
  return useQuery(notices.all.query(input)).data?.records.map(renderRow);
}

/** Tells once that the end of the list comes near. */
function Seen({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tell.current(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} />;
}
