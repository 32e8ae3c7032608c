import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { AssetsBlock } from './ui/assets-block.tsx';

export const pages = {
  'campus-infos': latePage(() =>
    import(/* webpackChunkName: "mobile.campus-infos" */ './mobile/campus-infos-page.tsx').then((page) => page.CampusInfosPage),
  ),
  collect: latePage(() => import(/* webpackChunkName: "mobile.collect" */ './mobile/collect-page.tsx').then((page) => page.CollectPage)),
  'recently-used': latePage(() =>
    import(/* webpackChunkName: "mobile.recently-used" */ './mobile/recently-used-page.tsx').then((page) => page.RecentlyUsedPage),
  ),
  center: latePage(() => import(/* webpackChunkName: "mobile.center" */ './mobile/center-page.tsx').then((page) => page.CenterPage)),
  profile: latePage(() => import(/* webpackChunkName: "mobile.profile" */ './mobile/profile-page.tsx').then((page) => page.ProfilePage)),
  data: latePage(() => import(/* webpackChunkName: "mobile.data" */ './mobile/data-page.tsx').then((page) => page.DataPage)),
  security: latePage(() =>
    import(/* webpackChunkName: "mobile.security" */ './mobile/security-page.tsx').then((page) => page.SecurityPage),
  ),
  privacy: latePage(() => import(/* webpackChunkName: "mobile.privacy" */ './mobile/privacy-page.tsx').then((page) => page.PrivacyPage)),
  preferences: latePage(() =>
    import(/* webpackChunkName: "mobile.preferences" */ './mobile/preferences-page.tsx').then((page) => page.PreferencesPage),
  ),
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'personal-center.assets': AssetsBlock } satisfies BlocksOf<typeof area>;
