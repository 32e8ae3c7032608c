import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { trackedFiles } from './tracked-files.ts';

/** What a browser has on https and localhost only. */
const secureOnly =
  /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.(?:locks|clipboard|serviceWorker|storage|mediaDevices|geolocation|share|wakeLock|credentials|permissions)\b|\bcaches\.|\bcookieStore\b|\bshowOpenFilePicker\b|\bshowSaveFilePicker\b/g;

/** Files that do without it, and how. */
const withAnotherWay: Record<string, string> = {
  'shell/src/kept/forget-kept.ts': 'without a worker nothing was kept',
  'shell/src/kept/open-kept.ts': 'the page asks the network',
  'shell/src/offline/withdraw-worker.ts': 'runs where there is a worker',
  'shell/src/offline/worker/kept-pages.ts': 'runs in the worker; a worker that cannot read cookies goes by its caches',
  'shell/src/live/shared-live.ts': 'each tab opens a stream of its own',
  'remotes/service-hall/src/ui/guide-tools.tsx': 'shows the address for copying by hand',
  'remotes/schedule/src/ui/event-facts.tsx': 'shows the text for copying by hand',
  'remotes/schedule/src/ui/subscription.tsx': 'the address stands in a field for copying by hand',
  'remotes/news/src/mobile/share-button.tsx': 'copies the address, or shows it for copying by hand',
  'remotes/console/src/desktop/releases/preview-link.tsx': 'shows the link for copying by hand',
  'packages/ui/src/attachments/copy-button.tsx': 'shows the text for copying by hand',
};

/** Source that runs in a browser. */
const isBrowserSource = (file: string) =>
  /^(?:shell|remotes\/[^/]+|packages\/(?:area|client|contracts|session|ui))\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Uses of an interface that a portal over plain http does not have, where the file has no way without it. */
export async function secureContextUses(): Promise<string[]> {
  const files = (await trackedFiles()).filter((file) => isBrowserSource(file) && !(file in withAnotherWay));
  return files.flatMap((file) => usesOf(readFileSync(join(workspace, file), 'utf8')).map((use) => `${file}:${use}`));
}

export const usesOf = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, at) =>
      /^\s*(?:\/\/|\/?\*)/.test(line) ? [] : [...line.matchAll(secureOnly)].map(([name]) => `${at + 1}: ${name} needs https.`),
    );
