import { parseAccept } from 'hono/utils/accept';

/** The first of these encodings that a browser accepts. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined;
export function acceptedEncoding<Name extends string>(header: string | string[] | undefined, names: readonly Name[]): Name | undefined;
export function acceptedEncoding(header: string | string[] | undefined, names: readonly string[] = ['br', 'gzip']): string | undefined {
  const accepted = parseAccept(String(header ?? '').toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : []));
  return names.find((name) => accepted.includes(name));
}
