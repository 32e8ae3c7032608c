import type { Hono } from 'hono';
import { writeDocs } from './docs-page.ts';
import { describeApi } from './openapi.ts';
import type { AppEnvironment } from './request-facts.ts';

const page = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** /openapi.json, generated from the contracts, and /docs, the same for people. */
export function mountDescription(app: Hono<AppEnvironment>): void {
  const document = describeApi();
  const html = writeDocs(document);
  app.get('/openapi.json', (context) => context.json(document, 200, { 'x-content-type-options': 'nosniff' }));
  app.get('/docs', (context) => context.html(html, 200, page));
}
