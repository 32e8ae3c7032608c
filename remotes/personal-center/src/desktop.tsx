import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/center-frame.module.css';
import './desktop/campus-infos-page.module.css';
import './ui/campus/campus.module.css';
import './desktop/sheet.module.css';
import './ui/collect/collect.module.css';
import './ui/opened-service.module.css';
import './ui/recent/recent.module.css';
import './ui/undo-bar.module.css';
import '@portico/ui/sorting.css';
import './desktop/center-page.module.css';
import './ui/assets.module.css';
import './ui/avatar.module.css';
import './ui/avatar-part.module.css';
import './ui/choices.module.css';
import './ui/form.module.css';
import './ui/panel.module.css';
import './ui/record-view.module.css';
import './ui/reveal.module.css';
import './ui/service-entries.module.css';
import './ui/work-cards.module.css';
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
