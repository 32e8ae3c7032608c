import { HydrateWhen } from '@portico/area/react';
import type { ReactNode } from 'react';
import type { LoadedPage } from '../../areas/loaded-page.ts';
import { PlainLayout } from '../plain/plain-layout.tsx';
import { SkipLink } from '../skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as css from './layouts.module.css';

/** The frame of a desktop page: default with header and footer, view plain, pctpl2 for secondary pages. */
export function DesktopLayout({ page, children }: { page: LoadedPage; children: ReactNode }) {
  if (page.layout === 'view') return <PlainLayout>{children}</PlainLayout>;
  return (
    <div className={css.frame} data-layout={page.layout === 'pctpl2' ? 'pctpl2' : 'default'}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!page.hideFooter && (
        <HydrateWhen when="idle">
          <Footer />
        </HydrateWhen>
      )}
    </div>
  );
}
