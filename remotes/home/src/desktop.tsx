import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { HomePage } from './desktop/home-page.tsx';
import { ownBlocks } from './desktop/own-blocks.ts';

export const pages = { home: HomePage } satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = ownBlocks satisfies BlocksOf<typeof area>;
