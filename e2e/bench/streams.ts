import { Agent, type ClientRequest, get } from 'node:http';

/** Open event streams, as so many tabs of so many browsers hold them. */
export interface Streams {
  /** When each of them heard of a revision, as performance.now() has it. */
  heard(revision: number): Promise<number[]>;
  /** When each of them heard for the nth time that modules have changed. */
  heardOfModules(nth: number): Promise<number[]>;
  close(): void;
}

/** Opens streams and waits until each has been greeted. */
export async function openStreams(url: string, count: number): Promise<Streams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const times = Array.from({ length: count }, (): Heard => ({ plans: new Map(), modules: [] }));
  const requests: ClientRequest[] = [];
  await Promise.all(times.map((heard) => openOne(url, { agent, heard, keep: (request) => requests.push(request) })));
  return {
    heard: (revision) => allOf(times, ({ plans }) => plans.get(revision)),
    heardOfModules: (nth) => allOf(times, ({ modules }) => modules[nth - 1]),
    close() {
      for (const request of requests) request.destroy();
      agent.destroy();
    },
  };
}

/** What one stream heard, and when. */
interface Heard {
  plans: Map<number, number>;
  modules: number[];
}

async function allOf(streams: readonly Heard[], timeOf: (heard: Heard) => number | undefined): Promise<number[]> {
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (streams.every((heard) => timeOf(heard) !== undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return streams.flatMap((heard) => timeOf(heard) ?? []);
}

function openOne(
  url: string,
  { agent, heard, keep }: { agent: Agent; heard: Heard; keep: (request: ClientRequest) => unknown },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const request = get(`${url}/live`, { agent }, (response) => {
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (part: string) => {
        text += part;
        for (const [, event, data = ''] of text.matchAll(/event: (plan|modules)\ndata: (\{.*\})\n\n/g)) {
          const { revision } = JSON.parse(data) as { revision: number };
          if (event === 'modules') heard.modules.push(performance.now());
          else if (!heard.plans.has(revision)) heard.plans.set(revision, performance.now());
        }
        text = text.slice(text.lastIndexOf('\n\n') + 2);
        resolve();
      });
    });
    request.on('error', reject);
    keep(request);
  });
}
