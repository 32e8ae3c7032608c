import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspace } from '../workspace.ts';
import { trackedFiles } from './tracked-files.ts';

/** Problems about broken links in Markdown files: relative files, folders and headings. */
export async function brokenLinks(): Promise<string[]> {
  const documents = (await trackedFiles()).filter((file) => file.endsWith('.md'));
  return documents.flatMap((file) =>
    brokenLinksOf(readFileSync(join(workspace, file), 'utf8'), join(workspace, dirname(file))).map(
      (link) => `${file}: ${link} leads nowhere.`,
    ),
  );
}

/** The relative links of one text that do not resolve from its folder. */
export function brokenLinksOf(markdown: string, folder: string): string[] {
  const text = withoutCode(markdown);
  const links = [...text.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g), ...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    (found) => found[1] as string,
  );
  return links.filter((link) => !/^[a-z][a-z+.-]*:|^\/\//i.test(link) && !resolves(link, { folder, markdown }));
}

function resolves(link: string, { folder, markdown }: { folder: string; markdown: string }): boolean {
  const [path = '', heading] = decodeURIComponent(link).split('#');
  const file = path ? join(folder, path.split('?')[0] as string) : undefined;
  if (file && !existsSync(file)) return false;
  if (!heading) return true;
  if (file && (!file.endsWith('.md') || statSync(file).isDirectory())) return true;
  return headingsOf(file ? readFileSync(file, 'utf8') : markdown).has(heading.toLowerCase());
}

/** Anchors as common viewers generate them. */
function headingsOf(markdown: string): Set<string> {
  const titles = [...withoutCode(markdown).matchAll(/^#{1,6}\s+(.+)$/gm)].map((found) => found[1] as string);
  return new Set(
    titles.map((title) =>
      title
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

const withoutCode = (markdown: string) => markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
