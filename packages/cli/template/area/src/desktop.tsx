import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { MainPage } from './desktop/main-page.tsx';
import { LatestBlock } from './ui/latest-block.tsx';

export const pages = { main: MainPage } satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'example-area.latest': LatestBlock } satisfies BlocksOf<typeof area>;
