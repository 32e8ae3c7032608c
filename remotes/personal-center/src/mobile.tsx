import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './mobile/mobile.module.css';
import './ui/assets.module.css';
import './ui/avatar.module.css';
import './ui/avatar-part.module.css';
import './ui/choices.module.css';
import './ui/form.module.css';
import './ui/panel.module.css';
import './ui/record-view.module.css';
import './ui/reveal.module.css';
import './ui/service-entries.module.css';
import { AssetsBlock } from './ui/assets-block.tsx';

export const pages = {
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
