import type { ViewData } from '@portico/area/page-protocol';

/** The data that the server writes into the page, so that the start needs no request. */
export interface PageData extends ViewData {
  /** The path that the page was rendered for. */
  path: string;
  /** The builds that the server rendered the page with, `news@3f2a9c1b4d5e`; empty where it rendered only the frame. */
  rendered: readonly string[];
}

const elementId = 'portico-page';

/** JSON that is safe inside a script element: nothing in it can end the element or start a comment. */
export function serverPageData(data: PageData): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** Reads the data that the server wrote. */
export function readPageData(): PageData {
  const written = document.getElementById(elementId)?.textContent;
  if (!written) throw new Error('The page holds no data: the shell runs only in a page that the portal wrote.');
  return JSON.parse(written) as PageData;
}
