/**
 * The address at the service for the rest of a visitor's address, `/loans?page=2`. Undefined where it could lead out of
 * the bound address: a server that decodes twice would read such a rest as another path, perhaps another area's.
 */
export function serviceAddress(bound: string, rest: string): URL | undefined {
  const at = rest.indexOf('?');
  const path = at < 0 ? rest : rest.slice(0, at);
  if (path !== '' && !path.split('/').slice(1).every(isPlain)) return undefined;
  const address = new URL(bound);
  const base = address.pathname.replace(/\/+$/, '');
  address.pathname = `${base}${path}`;
  address.search = at < 0 ? '' : rest.slice(at);
  return address.pathname === base || address.pathname.startsWith(`${base}/`) ? address : undefined;
}

/** One part of a path: no dots that lead upwards, no separator and no escape that hides one. */
function isPlain(part: string): boolean {
  let text: string;
  try {
    text = decodeURIComponent(part);
  } catch {
    return false;
  }
  const hasControl = [...text].some((letter) => letter < ' ' || letter === '\u007f');
  return !hasControl && !/^\.{1,2}(;|$)/.test(text) && !/[/\\]|%(2e|2f|5c|00)/i.test(text);
}

/** Whether one address is the other or below it: requests for one could reach the other. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (a.host !== b.host) return false;
  const [first, second] = [a, b].map(({ pathname }) => `${pathname.replace(/\/+$/, '')}/`) as [string, string];
  return first.startsWith(second) || second.startsWith(first);
}
