/** What the portal tells open tabs of, and whether it can. */
export type LiveEvent =
  | { name: 'plan' | 'modules' | 'config'; revision: number }
  | { name: 'notice' }
  | { name: 'connected' }
  | { name: 'cut-off' };

const told = ['plan', 'modules', 'config', 'notice'] as const;

/** One connection to the portal's event stream; the browser opens it again by itself. Answers how to close it. */
export function openLiveStream(heard: (event: LiveEvent) => void): () => void {
  const stream = new EventSource('/live');
  stream.onopen = () => heard({ name: 'connected' });
  stream.onerror = () => heard({ name: 'cut-off' });
  for (const name of told)
    stream.addEventListener(name, (event) => {
      const { revision = 0 } = JSON.parse((event as MessageEvent<string>).data) as { revision?: number };
      heard(name === 'notice' ? { name } : { name, revision });
    });
  return () => stream.close();
}
