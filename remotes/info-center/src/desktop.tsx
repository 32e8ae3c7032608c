import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { NoticesBlock } from './desktop/notices-block.tsx';

export const pages = {} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'info-center.notices': NoticesBlock } satisfies BlocksOf<typeof area>;
