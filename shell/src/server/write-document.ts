import type { DocumentParts, ServerDocument } from '@portico/area/page-protocol';
import { callKey, configContract, type ThemeItem } from '@portico/contracts';
import { isPlain } from '../areas/loaded-page.ts';
import { listOf, siteLabel } from '../page-data/frame-facts.ts';
import { serverPageData } from '../page-data/page-data.ts';
import type { PageOf } from '../routing/page-of.ts';
import { documentTitle } from '../theme/document-title.ts';
import { bootScript } from './boot-script.ts';
import { escapeHtml } from './escape-html.ts';
import type { Palettes } from './palettes.ts';
import { startScript } from './start-script.ts';
import { tagsFor } from './tags.ts';
import { trustedTypesScript } from './trusted-types.ts';

const lastScript = trustedTypesScript + startScript;

/** The decisions about the page in a document. */
export interface DocumentPage {
  page: PageOf['page'];
  /** The name of an area's page. */
  name: string | undefined;
  shellPage: PageOf['shellPage'];
  path: string;
  /** The address for a narrow window instead of this page. */
  narrowTo: string | undefined;
  /** The urgent notice above the page. */
  urgent: string | undefined;
  palettes: Palettes;
}

/** Writes the document around a rendered view: the files to load at once, and the data that the shell starts with. */
export function writeDocument(
  { path, page, name, shellPage, narrowTo, urgent, palettes }: DocumentPage,
  { data, view, shell, areas }: DocumentParts,
): Omit<ServerDocument, 'status' | 'offline'> {
  const themes = listOf<ThemeItem>(data.answers[callKey(configContract.themes, undefined)]);
  const site = siteLabel(themes);
  const colour = themes.find((theme) => theme.type === 1);
  const icon = site.logo && /^(\/(?!\/)|https:)/.test(site.logo) ? site.logo : '/favicon.ico';
  const title = documentTitle(view.title ?? page.title, site.name);
  const colours = palettes(colour?.type === 1 ? colour.color : '');
  const tags = tagsFor({
    shell,
    device: page.device,
    plain: isPlain(page),
    chunks: shellPage?.chunks ?? [],
    areas,
    own: { area: page.area, name },
  });
  const html = `<!doctype html>
<html lang="zh-CN" data-viewport="${page.device}" data-theme="light" data-mode="standard"${urgent ? ` data-urgent="${escapeHtml(urgent)}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script${narrowTo ? ` data-narrow="${escapeHtml(narrowTo)}"` : ''}>${bootScript}</script>
<title>${escapeHtml(title)}</title><link rel="icon" href="${escapeHtml(icon)}">
<style>${colours}</style>
${firstPicture(view.html)}${tags.html}</head><body>
<div id="portal">${view.html}</div>
${serverPageData({ ...data, device: page.device, path, rendered: view.rendered })}
<script>${lastScript}</script></body></html>`;
  return { html, scripts: [bootScript, lastScript], styles: [colours, ...tags.styles] };
}

/** An image that a page marks as first is loaded before the scripts, which would use every connection. */
function firstPicture(html: string): string {
  const [picture = ''] = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? [];
  const [, source] = /\ssrc="([^"]+)"/.exec(picture) ?? [];
  return source ? `<link rel="preload" as="image" fetchpriority="high" href="${source}">\n` : '';
}
