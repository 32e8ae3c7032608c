/** A caller's input, as it can be written into an address or a JSON body. */
export type PlainInput = Record<string, unknown> | undefined;

/**
 * The query of a GET: names in alphabetical order, absent values omitted, so that equal inputs make equal addresses.
 */
export function queryOf(input: PlainInput): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(input ?? {}).sort()) {
    const value = input?.[name];
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  return query.toString();
}

/**
 * The key of one answer: the server writes first answers into the page under it, and the browser's query cache finds
 * them by it. A GET's key is its address, a POST's its address and body.
 */
export function callKey(call: { method: 'GET' | 'POST'; path: string }, input: PlainInput): string {
  if (call.method === 'POST') return `POST ${call.path} ${stableJson(input ?? {})}`;
  const query = queryOf(input);
  return query ? `GET ${call.path}?${query}` : `GET ${call.path}`;
}

/** Chooses the entries of a query cache that answer these calls, whatever their input. */
export const answersTo = (...calls: readonly { method: 'GET' | 'POST'; path: string }[]) => ({
  predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }): boolean =>
    calls.some(({ method, path }) => String(key).split(/[ ?]/, 2).join(' ') === `${method} ${path}`),
});

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
