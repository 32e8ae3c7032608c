import { type ComponentType, Fragment, useEffect, useState } from 'react';
import type { VirtualRowsProps } from './virtual-rows.tsx';

/** Longer tables are virtual. */
export const plainAtMost = 200;

/** The rows of a table. A long one keeps all of them until the code has come that shows those near the window alone. */
export function LongRows(props: VirtualRowsProps) {
  const { keys, children } = props;
  const isLong = keys.length > plainAtMost;
  const [code, setCode] = useState<{ VirtualRows: ComponentType<VirtualRowsProps> }>();
  useEffect(() => {
    if (!isLong) return;
    import(/* webpackChunkName: "virtual-rows" */ './virtual-rows.tsx').then(setCode, () => undefined);
  }, [isLong]);
  if (isLong && code) return <code.VirtualRows {...props} />;
  return (
    <tbody>
      {keys.map((key, index) => (
        <Fragment key={key}>{children(index)}</Fragment>
      ))}
    </tbody>
  );
}
