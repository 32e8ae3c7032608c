import type { BlockProps } from '@portico/area';
import { Block } from '@portico/area/react';
import type { HomeBlock } from '@portico/contracts';
import { Contained } from '@portico/ui';
import type { ComponentType } from 'react';
import { LaterBlock } from './later-block.tsx';

/** What a template draws at once of home's own blocks, by sign. */
export type OwnBlocks = Readonly<Record<string, ComponentType<BlockProps>>>;

/**
 * A block in its place: one of home's own, drawn at once or when it comes near, or another area's, which the shell
 * brings. Each fails alone, and one that has nothing to show leaves its place empty.
 */
export function PlacedBlock({
  block: { sign, name, props },
  own,
  className,
}: {
  block: HomeBlock;
  own: OwnBlocks;
  /** Of its place. */
  className?: string;
}) {
  const Own = own[sign];
  const isOwn = sign.startsWith('home.');
  return (
    <div className={className} data-sign={sign}>
      <Contained title={name}>
        {Own ? <Own settings={props} /> : isOwn ? <LaterBlock sign={sign} settings={props} /> : <Block sign={sign} settings={props} />}
      </Contained>
    </div>
  );
}
