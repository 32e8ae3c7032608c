import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ListItem } from '../model/groups.ts';

export interface RowListProps {
  label: string;
  items: readonly ListItem[];
  className?: string;
  /** The `<li>` of an item. */
  children: (item: ListItem) => ReactNode;
}
/** More rows than that are drawn only where they are seen. */
const virtualFrom = 200;

/** The rows of a list. The code for long lists comes with the first long list. */
export function RowList(props: RowListProps) {
  const isLong = props.items.length > virtualFrom;
  const [Virtual, setVirtual] = useState<ComponentType<RowListProps>>();
  useEffect(() => {
    if (!isLong) return;
    const late = import(/* webpackChunkName: "virtual-list" */ './virtual-list.tsx');
    late.then(({ VirtualList }) => setVirtual(() => VirtualList)).catch(() => undefined);
  }, [isLong]);
  if (isLong && Virtual) return <Virtual {...props} />;
  return (
    <ul className={props.className} aria-label={props.label}>
      {props.items.map((item) => (
        <li key={item.key} data-item={item.kind}>
          {props.children(item)}
        </li>
      ))}
    </ul>
  );
}
