import { isTooOld, keptAt, shownTime, titleOf } from './kept-document.ts';

const style = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:560px;margin:0 auto;padding:48px 20px}
h1{font-size:20px}ul{list-style:none;padding:0}a{color:LinkText;display:block;padding:12px 0;border-bottom:1px solid GrayText}
span{display:block;font-size:14px}`;

/** The answer without a network for a page that is not kept: what was kept instead, from when. It runs no script. */
export async function withoutNetwork(pages: Cache | undefined): Promise<Response> {
  const now = Date.now();
  const kept: { path: string; document: Response }[] = [];
  for (const request of (await pages?.keys()) ?? []) {
    const document = await pages?.match(request);
    if (document && !isTooOld(document, now)) kept.push({ path: new URL(request.url).pathname, document });
  }
  const list = kept.map(
    ({ path, document }) => `<li><a href="${path}">${titleOf(document)}<span>${shownTime(keptAt(document))} 保存</span></a></li>`,
  );
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>没有网络</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>
<h1>没有网络，这个页面暂时打不开</h1>
<p>${kept.length > 0 ? '下面的页面已保存在本机，没有网络也能打开：' : '本机还没有保存的页面。联网打开过一次后，校园信息等页面没有网络也能查看。'}</p>
<ul>${list.join('')}</ul><p><a href="">重新加载</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
