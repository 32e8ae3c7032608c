import type { BlockProps } from '@portico/area';
import { useSchool } from '@portico/session';
import type { ComponentType } from 'react';

type Drawings = Readonly<Record<1 | 2 | 3, ComponentType<BlockProps>>>;

function DrawnByTemplate({ drawings, settings }: BlockProps & { drawings: Drawings }) {
  const Drawing = drawings[useSchool().template];
  return <Drawing settings={settings} />;
}

/** One block that looks different in each template. */
export const byTemplate =
  (drawings: Drawings): ComponentType<BlockProps> =>
  ({ settings }) => <DrawnByTemplate drawings={drawings} settings={settings} />;
