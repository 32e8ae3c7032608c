import type { BlockProps } from '@portico/area';
import { usePortal } from '@portico/area/react';
import type { ComponentType } from 'react';
import { LaterSection } from './later-section.tsx';

/** A block whose code comes when it is near; until then it keeps the height that the manifest names. */
function LaterBlock({ sign, settings }: BlockProps & { sign: string }) {
  const { plan, device } = usePortal();
  const declared = plan.areas.find(({ blocks }) => sign in blocks)?.blocks[sign];
  return <LaterSection sign={sign} settings={settings} height={declared?.height[device] ?? 0} />;
}

const laterBlock =
  (sign: string): ComponentType<BlockProps> =>
  ({ settings }) => <LaterBlock sign={sign} settings={settings} />;

/** Home's own blocks that look alike on both devices; most stand below the first screen. */
export const laterBlocks = {
  'home.person': laterBlock('home.person'),
  'home.work': laterBlock('home.work'),
  'home.systems': laterBlock('home.systems'),
  'home.statistics': laterBlock('home.statistics'),
  'home.recommendations': laterBlock('home.recommendations'),
  'home.departments': laterBlock('home.departments'),
  'home.shuttle': laterBlock('home.shuttle'),
  'home.tools': laterBlock('home.tools'),
  'home.three-lists': laterBlock('home.three-lists'),
  'home.links': laterBlock('home.links'),
  'home.content': laterBlock('home.content'),
};
