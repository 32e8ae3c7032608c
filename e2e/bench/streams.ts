import { Agent, type ClientRequest, get } from 'node:http';

/** Open event streams, as so many tabs of so many browsers hold them. */
export interface Streams {
  /** When each of them heard of a revision, as performance.now() has it. */
  heard(revision: number): Promise<number[]>;
  close(): void;
}

/** Opens streams and waits until each has been greeted. */
export async function openStreams(url: string, count: number): Promise<Streams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const times = Array.from({ length: count }, () => new Map<number, number>());
  const requests: ClientRequest[] = [];
  await Promise.all(times.map((heard) => openOne(url, { agent, heard, keep: (request) => requests.push(request) })));
  return {
    async heard(revision) {
      for (let waited = 0; waited < 30_000; waited += 20) {
        if (times.every((heard) => heard.has(revision))) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return times.flatMap((heard) => heard.get(revision) ?? []);
    },
    close() {
      for (const request of requests) request.destroy();
      agent.destroy();
    },
  };
}

function openOne(
  url: string,
  { agent, heard, keep }: { agent: Agent; heard: Map<number, number>; keep: (request: ClientRequest) => unknown },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const request = get(`${url}/live`, { agent }, (response) => {
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (part: string) => {
        text += part;
        for (const [, revision] of text.matchAll(/event: plan\ndata: \{"revision":(\d+)\}\n\n/g)) {
          if (!heard.has(Number(revision))) heard.set(Number(revision), performance.now());
        }
        text = text.slice(text.lastIndexOf('\n\n') + 2);
        resolve();
      });
    });
    request.on('error', reject);
    keep(request);
  });
}
