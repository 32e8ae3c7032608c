import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';

export const pages = {
  overview: latePage(() =>
    import(/* webpackChunkName: "desktop.overview" */ './desktop/overview/overview-page.tsx').then((page) => page.OverviewPage),
  ),
  releases: latePage(() =>
    import(/* webpackChunkName: "desktop.releases" */ './desktop/releases/releases-page.tsx').then((page) => page.ReleasesPage),
  ),
  release: latePage(() =>
    import(/* webpackChunkName: "desktop.release" */ './desktop/releases/release-page.tsx').then((page) => page.ReleasePage),
  ),
  modules: latePage(() =>
    import(/* webpackChunkName: "desktop.modules" */ './desktop/modules/modules-page.tsx').then((page) => page.ModulesPage),
  ),
  partners: latePage(() =>
    import(/* webpackChunkName: "desktop.partners" */ './desktop/partners/partners-page.tsx').then((page) => page.PartnersPage),
  ),
  sources: latePage(() =>
    import(/* webpackChunkName: "desktop.sources" */ './desktop/sources/sources-page.tsx').then((page) => page.SourcesPage),
  ),
  people: latePage(() =>
    import(/* webpackChunkName: "desktop.people" */ './desktop/people/people-page.tsx').then((page) => page.PeoplePage),
  ),
  audit: latePage(() => import(/* webpackChunkName: "desktop.audit" */ './desktop/audit/audit-page.tsx').then((page) => page.AuditPage)),
} satisfies PagesOf<typeof area, 'desktop'>;
