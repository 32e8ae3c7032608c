import { Block } from '@portico/area/react';
import type { HomeBlock } from '@portico/contracts';
import { Contained } from '@portico/ui';

/** A block in its place, which the shell brings: it fails alone, and one that has nothing to show leaves its place empty. */
export function PlacedBlock({
  block: { sign, name, props },
  className,
}: {
  block: HomeBlock;
  /** Of its place. */
  className?: string;
}) {
  return (
    <div className={className} data-sign={sign}>
      <Contained title={name}>
        <Block sign={sign} settings={props} />
      </Contained>
    </div>
  );
}
