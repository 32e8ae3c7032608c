import type { FileRef, LinkTarget } from '@portico/contracts';

/** The portal's own path, or an http(s) address without user name and password. Anything else has no target. */
export function safeLink(link: string): string {
  const text = link.trim();
  if (/^\/(?![/\\])/.test(text) && !/[\\\s\p{Cc}]/u.test(text)) return text;
  if (!URL.canParse(text)) return '';
  const address = new URL(text);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return '';
  address.username = '';
  address.password = '';
  return address.href;
}

/** A file whose address may be opened; undefined for any other. */
export function safeFile(file: FileRef | undefined): FileRef | undefined {
  const url = file && safeLink(file.url);
  return url ? { ...file, url, name: safeFileName(file.name) } : undefined;
}

/** Characters, at most, of a file's name; the end with its kind stays. */
const longestName = 120;
// Control characters, and those that reverse the order of letters so that `exe` reads as `txt`.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name for reading and for saving: one line without a folder, whose letters stand in their true order. */
export function safeFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(invisible, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  const letters = [...plain];
  if (letters.length === 0) return '附件';
  if (letters.length <= longestName) return plain;
  const end = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return `${letters.slice(0, longestName - end.length - 1).join('')}…${end}`;
}

/** Makes an external address safe to open. */
export function safeTarget(target: LinkTarget): LinkTarget {
  const { mobileLink, ...rest } = target;
  const mobile = mobileLink ? safeLink(mobileLink) : '';
  return { ...rest, link: safeLink(target.link), ...(mobile && { mobileLink: mobile }) };
}
