import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gallery } from '@portico/build';
import { rspack } from '@rspack/core';

const site = 'http://gallery.test';
const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>@portico/ui</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/files/gallery.css"></head><body><script src="/files/gallery.js"></script></body></html>`;
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

export interface BuiltGallery {
  /** Shows the gallery in this browser page, in the look of the query. */
  open: (browser: Page, query: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** The gallery of @portico/ui, built once and answered from its files: no server, no portal. */
export async function buildGallery(): Promise<BuiltGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-gallery-'));
  const configuration = gallery(join(import.meta.dirname, '../packages/ui'), '/files/');
  const problems = await new Promise<string>((resolve, reject) => {
    rspack({ ...configuration, output: { ...configuration.output, path: folder } }, (error, stats) =>
      error ? reject(error) : resolve(stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : ''),
    );
  });
  if (problems) throw new Error(problems);
  return {
    remove: () => rm(folder, { recursive: true, force: true }),
    open: async (browser, query) => {
      await browser.route(`${site}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/dev/ui') return route.fulfill({ body: page, contentType: 'text/html' });
        const body = await readFile(join(folder, pathname.replace('/files/', ''))).catch(() => undefined);
        if (!body) return route.fulfill({ status: 404 });
        return route.fulfill({ body, contentType: types[pathname.split('.').at(-1) ?? ''] });
      });
      await browser.goto(`${site}/dev/ui?${query}`);
      await browser.getByRole('heading', { name: '@portico/ui' }).waitFor();
    },
  };
}
