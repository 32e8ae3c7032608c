import type { PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { SearchPage } from './mobile/search-page.tsx';

export const pages = { search: SearchPage } satisfies PagesOf<typeof area, 'mobile'>;
