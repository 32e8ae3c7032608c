import { useNavigate } from '@portico/area/react';
import { Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import type { LoadedPage } from '../../areas/loaded-page.ts';
import { PlainLayout } from '../plain/plain-layout.tsx';
import { SkipLink } from '../skip-link.tsx';
import * as css from './layouts.module.css';
import { PullRefresh } from './pull-refresh.tsx';
import { TabBar } from './tab-bar.tsx';

/** The frame of a mobile page: main pages have the tab bar, secondary ones a bar with a back button. */
export function MobileLayout({ page, children }: { page: LoadedPage; children: ReactNode }) {
  if (page.layout === 'view') return <PlainLayout>{children}</PlainLayout>;
  const tabs = !page.hideFooter && !page.secondary;
  return (
    <div className={css.frame} data-layout="mobile" data-tabs={tabs || undefined}>
      <SkipLink />
      {page.secondary && <BackBar title={page.title} />}
      {!page.disablePullRefresh && <PullRefresh key={page.key} />}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {tabs && <TabBar />}
    </div>
  );
}

function BackBar({ title }: { title: string }) {
  const navigate = useNavigate();
  // A page that was opened by its address has no history in this tab; back then leads home.
  const back = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/mobile/home', { replace: true }));
  return (
    <header className={css.backBar}>
      <button type="button" className={css.back} aria-label="返回" onClick={back}>
        <Icon name="left" size={22} />
      </button>
      <span className={css.title}>{title}</span>
    </header>
  );
}
