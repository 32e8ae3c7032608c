import type { BlockProps } from '@portico/area';
import { useSchool } from '@portico/session';
import type { ComponentType } from 'react';

type Drawing = ComponentType<BlockProps>;
interface Drawings {
  usual: Drawing;
  /** By template, where one has its own. */
  own: { readonly [template in 1 | 2 | 3]?: Drawing };
}

function ByTemplate({ usual, own, settings }: Drawings & BlockProps) {
  const Drawn = own[useSchool().template] ?? usual;
  return <Drawn settings={settings} />;
}

/** One block, with a drawing of its own in some templates. */
export const byTemplate =
  (usual: Drawing, own: Drawings['own']): Drawing =>
  ({ settings }) => <ByTemplate usual={usual} own={own} settings={settings} />;
