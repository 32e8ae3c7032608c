import { request } from 'node:http';

interface Answer {
  status: number;
  /** `name=value` of each cookie that was set. */
  cookies: string[];
  text: string;
}

/** Asks the portal as the n-th machine would: Linux lets a program speak from any address of 127.0.0.0/8. */
function ask(url: string, machine: number, { body, cookie = '' }: { body?: string; cookie?: string } = {}): Promise<Answer> {
  const { host, port, pathname } = new URL(url);
  const localAddress = `127.0.${1 + Math.floor(machine / 250)}.${1 + (machine % 250)}`;
  return new Promise((resolve, reject) => {
    const asked = request(
      // A connection of its own: the portal may end one that was idle just when it is used again.
      { host: '127.0.0.1', port, path: pathname, localAddress, agent: false, method: body ? 'POST' : 'GET', headers: { host, cookie } },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part;
        });
        const cookies = (response.headers['set-cookie'] ?? []).map((set) => set.split(';')[0] ?? '');
        response.on('end', () => resolve({ status: response.statusCode ?? 0, cookies, text }));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A guest's browser at the n-th machine whose own plan names this build of news: new browsers until one is dealt it. */
export async function browserWith(url: string, machine: number, build: string): Promise<{ tell(beacon: object): Promise<number> }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { text, cookies } = await ask(`${url}/registry/plan`, machine);
    const { areas } = JSON.parse(text) as { areas: { area: string; buildId: string }[] };
    if (!areas.some(({ area, buildId }) => area === 'news' && buildId === build)) continue;
    const cookie = cookies.join('; ');
    return { tell: async (beacon) => (await ask(`${url}/registry/reports`, machine, { body: JSON.stringify(beacon), cookie })).status };
  }
  throw new Error(`No browser is dealt news@${build}.`);
}
