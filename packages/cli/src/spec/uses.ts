import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A browser source file: its path and text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every file with the wanted ending below the folders. */
export function filesBelow(root: string, folders: readonly string[], ends: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => ends.test(path) && !/(^|\/)(node_modules|dist|test-results)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/**
 * The calls that the browser code makes: `newsContract.list` by its name, or `news.list` where `news` is that
 * contract's client in the same app (shell, or one area). `auth.login` names subject and call.
 */
export function usedCalls(files: readonly SourceFile[]): Set<string> {
  const used = new Set<string>();
  const add = (subject: string | undefined, call: string | undefined) => subject && call && used.add(`${subject}.${call}`);
  const clients = new Map<string, Map<string, string>>();
  const appOf = (path: string) =>
    path
      .split('/')
      .slice(0, path.startsWith('shell/') ? 1 : 2)
      .join('/');
  for (const { path, text } of files) {
    for (const [, subject, call] of text.matchAll(/\b(\w+)Contract\s*\.(\w+)/g)) add(subject, call);
    for (const [, subject, call] of text.matchAll(/createClient\(\s*(\w+)Contract\s*\)\s*\.(\w+)/g)) add(subject, call);
    for (const [, name, subject] of text.matchAll(/\bconst (\w+)\s*=\s*createClient\(\s*(\w+)Contract\s*\)/g)) {
      const app = clients.get(appOf(path)) ?? new Map<string, string>();
      clients.set(appOf(path), app.set(name ?? '', subject ?? ''));
    }
  }
  for (const { path, text } of files) {
    for (const [name, subject] of clients.get(appOf(path)) ?? []) {
      for (const [, call] of text.matchAll(new RegExp(`(?<![.\\w])${name}\\s*\\.(\\w+)`, 'g'))) add(subject, call);
    }
  }
  return used;
}
