import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { AssetsBlock } from './ui/assets-block.tsx';

export const pages = {
  'campus-infos': latePage(() =>
    import(/* webpackChunkName: "desktop.campus-infos" */ './desktop/campus-infos-page.tsx').then((page) => page.CampusInfosPage),
  ),
  collect: latePage(() => import(/* webpackChunkName: "desktop.collect" */ './desktop/collect-page.tsx').then((page) => page.CollectPage)),
  'recently-used': latePage(() =>
    import(/* webpackChunkName: "desktop.recently-used" */ './desktop/recently-used-page.tsx').then((page) => page.RecentlyUsedPage),
  ),
  center: latePage(() => import(/* webpackChunkName: "desktop.center" */ './desktop/center-page.tsx').then((page) => page.CenterPage)),
  profile: latePage(() => import(/* webpackChunkName: "desktop.profile" */ './desktop/profile-page.tsx').then((page) => page.ProfilePage)),
  data: latePage(() => import(/* webpackChunkName: "desktop.data" */ './desktop/data-page.tsx').then((page) => page.DataPage)),
  security: latePage(() =>
    import(/* webpackChunkName: "desktop.security" */ './desktop/security-page.tsx').then((page) => page.SecurityPage),
  ),
  privacy: latePage(() => import(/* webpackChunkName: "desktop.privacy" */ './desktop/privacy-page.tsx').then((page) => page.PrivacyPage)),
  preferences: latePage(() =>
    import(/* webpackChunkName: "desktop.preferences" */ './desktop/preferences-page.tsx').then((page) => page.PreferencesPage),
  ),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'personal-center.assets': AssetsBlock } satisfies BlocksOf<typeof area>;
