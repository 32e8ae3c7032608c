import { Block, HydrateWhen } from '@portico/area/react';
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
  const content = (
    <Contained title={name}>
      <Block sign={sign} settings={props} />
    </Contained>
  );
  return (
    <div className={className} data-sign={sign}>
      {sign === 'home.banner' ? content : <HydrateWhen when="visible">{content}</HydrateWhen>}
    </div>
  );
}
