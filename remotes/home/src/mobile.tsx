import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { HomePage } from './mobile/home-page.tsx';
import { ownBlocks } from './mobile/own-blocks.ts';

export const pages = { home: HomePage } satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = ownBlocks satisfies BlocksOf<typeof area>;
