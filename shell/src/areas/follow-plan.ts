import type { Plan } from '@portico/area';

const pollEvery = 60_000;

/**
 * Follows the registry: told of each revision by the live stream, asking once a minute where the stream is down.
 * Older and equal revisions are ignored.
 */
export function followPlan(start: number, onPlan: (plan: Plan) => void): () => void {
  let revision = start;
  let streaming = false;
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    try {
      const response = await fetch('/registry/plan', { headers: { Accept: 'application/json' } });
      const plan = (await response.json()) as Plan;
      if (response.ok && plan.revision > revision) {
        revision = plan.revision;
        onPlan(plan);
      }
    } catch {
      // The next event or the next minute tries again; the running areas are untouched.
    } finally {
      asking = false;
    }
  };
  const stream = new EventSource('/live');
  stream.onopen = () => {
    streaming = true;
  };
  stream.onerror = () => {
    streaming = false;
  };
  stream.addEventListener('plan', (event) => {
    const told = JSON.parse((event as MessageEvent<string>).data) as { revision: number };
    if (told.revision > revision) void ask();
  });
  const poll = setInterval(() => {
    if (!streaming && document.visibilityState === 'visible') void ask();
  }, pollEvery);
  return () => {
    stream.close();
    clearInterval(poll);
  };
}
