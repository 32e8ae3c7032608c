import type { ApiDescription, Operation } from './openapi.ts';

const style = `body{font:15px/1.6 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#1d2129;background:#fff}
h1{font-size:26px}h2{font-size:19px;margin:36px 0 8px}details{border-top:1px solid #e5e6eb;padding:10px 0}summary{cursor:pointer}
code{font:13px/1.5 ui-monospace,monospace}.m{display:inline-block;width:44px;font-weight:600}.w{color:#4e5969}pre{overflow:auto;background:#f7f8fa;padding:12px}
@media(prefers-color-scheme:dark){body{color:#e5e6eb;background:#17171a}details{border-color:#3a3a3c}.w{color:#a9aeb8}pre{background:#232324}}`;

/** The API's description for people: one self-contained page without script. */
export function writeDocs(document: ApiDescription): string {
  const subjects = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags;
      subjects.set(tag, [...(subjects.get(tag) ?? []), section(method, path, operation)]);
    }
  }
  const body = [...subjects].map(([tag, sections]) => `<h2>${escapeHtml(tag)}</h2>${sections.join('')}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Portico API</title><style>${style}</style></head><body><h1>Portico API</h1><p>${escapeHtml(document.info.description)} The same as data: <a href="/openapi.json">/openapi.json</a>.</p>${body}</body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const input = body?.schema ?? operation.parameters;
  const output = operation.responses[200]?.content['application/json'].schema;
  return `<details><summary><code><span class="m">${method.toUpperCase()}</span> ${escapeHtml(path)}</code> <span class="w">${escapeHtml(operation.summary)} (${operation['x-who']})</span></summary><h3>Input</h3><pre>${json(input)}</pre><h3>Answer</h3><pre>${json(output)}</pre></details>`;
}

const json = (value: unknown) => escapeHtml(JSON.stringify(value ?? {}, null, 2));
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
