import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { HomePage } from './mobile/home-page.tsx';

export const pages = { home: HomePage } satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = {} satisfies BlocksOf<typeof area>;
