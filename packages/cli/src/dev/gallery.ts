import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gallery } from '@portico/build';

const address = '/dev/ui';
const files = `${address}/files/`;

/** The gallery of @portico/ui, for its developers. */
export const galleryConfiguration = () => gallery(join(import.meta.dirname, '../../../ui'), files);

const page = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>@portico/ui</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${files}gallery.css"></head>
<body><script src="${files}gallery.js"></script></body></html>
`;

/** Serves the gallery at `/dev/ui`; forwards everything else. */
export function galleryPage({ url = '/' }: IncomingMessage, answer: ServerResponse, next: () => void): void {
  if (new URL(url, 'http://dev.invalid').pathname !== address) next();
  else answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}
