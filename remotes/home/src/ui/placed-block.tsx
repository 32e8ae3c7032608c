import { Block } from '@portico/area/react';
import type { HomeBlock } from '@portico/contracts';
import { Contained } from '@portico/ui';
import type { ComponentType } from 'react';

/** A block in its place: one of home's own, by its sign, or another area's, which the shell brings. Each fails alone. */
export function PlacedBlock({
  block,
  own,
  className,
}: {
  block: HomeBlock;
  own: Readonly<Record<string, ComponentType>>;
  /** Of the place of another area's block. */
  className?: string;
}) {
  const Own = own[block.sign];
  if (block.sign.startsWith('home.'))
    return Own ? (
      <Contained title={block.name}>
        <Own />
      </Contained>
    ) : null;
  return (
    <div className={className} data-sign={block.sign}>
      <Block sign={block.sign} settings={block.props} />
    </div>
  );
}
