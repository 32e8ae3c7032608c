import { QueryClientProvider } from '@portico/client';
import { callKey, configContract, type ThemeItem } from '@portico/contracts';
import { StoreProvider } from '@portico/session';
import { themeCss } from '@portico/ui/theme';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { isPlain, type LoadedPage } from '../areas/loaded-page.ts';
import { AreaOutlet, AreaPlace } from '../areas/outlet.tsx';
import { pageOf } from '../areas/page-of.ts';
import { DesktopLayout } from '../frame/desktop/layouts.tsx';
import { FactsContext, listOf, siteLabel } from '../frame/frame-facts.ts';
import { MobileLayout } from '../frame/mobile/layouts.tsx';
import { type PageData, writtenPageData } from '../page-data/page-data.ts';
import { openState } from '../page-data/state.ts';
import { PortalView } from '../portal-view.tsx';
import { documentTitle } from '../theme/document-title.ts';
import { bootScript } from './boot-script.ts';
import { escapeHtml } from './escape-html.ts';
import { type AreaOnPage, type ShellFiles, tagsFor } from './tags.ts';

/** Everything that a page is written from. */
export interface PageToRender {
  url: URL;
  data: Omit<PageData, 'path'>;
  shell: ShellFiles;
  /** The areas whose code the page asks for at once. */
  areas: readonly AreaOnPage[];
  /** Where a narrow window goes instead of this page. */
  narrowTo: string | undefined;
  /** For the inline scripts and styles that the content security policy lets pass. */
  nonce: string;
}

/** Writes the page: its frame as HTML that the shell takes over, the data it starts with, and what the browser shall fetch at once. */
export function renderPage({ url, data, shell, areas, narrowTo, nonce }: PageToRender): string {
  const { store, queryClient, facts } = openState({ ...data, path: url.pathname });
  const { page, shellPage } = pageOf(url.pathname, data.device, facts);
  const themes = listOf<ThemeItem>(data.answers[callKey(configContract.themes, undefined)]);
  const site = siteLabel(themes);
  const frame: LoadedPage = { ...page, key: 'frame', content: { kind: 'frame' } };
  const html = renderToString(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <FactsContext value={facts}>
          <StaticRouter location={url.pathname + url.search}>
            <PortalView
              page={frame}
              plan={facts.plan}
              layout={page.device === 'desktop' ? DesktopLayout : MobileLayout}
              outlet={
                <AreaPlace page={frame}>
                  <AreaOutlet page={frame} retry={() => undefined} />
                </AreaPlace>
              }
              entitle={() => undefined}
            />
          </StaticRouter>
        </FactsContext>
      </QueryClientProvider>
    </StoreProvider>,
  );
  // Its entries wait for their end by timers, which would pile up and keep the process from ending.
  queryClient.clear();
  const colour = themes.find((theme) => theme.type === 1);
  const icon = site.logo && /^(\/(?!\/)|https:)/.test(site.logo) ? site.logo : '/favicon.ico';
  const title = documentTitle(page.title, site.name);
  return `<!doctype html>
<html lang="zh-CN" data-viewport="${page.device}" data-theme="light" data-mode="standard"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script nonce="${nonce}"${narrowTo ? ` data-narrow="${escapeHtml(narrowTo)}"` : ''}>${bootScript}</script>
<title>${escapeHtml(title)}</title><link rel="icon" href="${escapeHtml(icon)}">
<style nonce="${nonce}">${themeCss(colour?.type === 1 ? colour.color : '')}</style>
${tagsFor({ shell, device: page.device, plain: isPlain(page), chunks: shellPage?.chunks ?? [], areas, nonce })}</head><body>
<div id="portal">${html}</div>
${writtenPageData({ ...data, device: page.device, path: url.pathname })}
</body></html>`;
}
