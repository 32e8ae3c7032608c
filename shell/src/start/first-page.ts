import { createNavigation, loadThrough, type Navigation } from '../navigation/navigation.ts';
import { loadPage } from '../routing/page-loader.ts';
import type { Tab } from './tab.ts';

/** The page at the tab's address, ready to be shown. */
export interface FirstPage {
  navigation: Navigation;
  /** The server rendered this page's frame: hydrate it instead of creating it. */
  frameWritten: boolean;
  /** The server rendered the page into the frame. */
  isPageServerRendered: boolean;
}

/** Awaits the page's code while the server-rendered frame is shown. */
export async function openFirstPage({ data, state, facts, host, frames, device, width, written }: Tab): Promise<FirstPage> {
  const portal = { facts: facts.get, width, device, queryClient: state.queryClient, host, frame: frames.load };
  const rendered = written?.length ? new Set(written) : undefined;
  const asked = location.href;
  let { url, page } = await loadThrough((at) => loadPage(at, { ...portal, written: rendered }), new URL(asked));
  // The visitor may go back in the history while the code is loaded.
  let here = asked;
  while (location.href !== here) {
    here = location.href;
    ({ url, page } = await loadThrough((at) => loadPage(at, portal), new URL(here)));
  }
  const frameWritten = written !== undefined && here === asked && url.pathname === data.path;
  const isWritten = page.standIn !== undefined || data.rendered.some((name) => name.startsWith(`${page.area}@`));
  const isPageServerRendered = frameWritten && isWritten && page.content.kind !== 'failed';
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  const navigation = createNavigation(page, (at, wanted, shown) => loadPage(at, portal, { wanted, shown }));
  return { navigation, frameWritten, isPageServerRendered };
}
