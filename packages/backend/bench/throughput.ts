import autocannon from 'autocannon';
import type { BenchPortal } from './portal-process.ts';

/** A public list or a piece of configuration, as the home page asks for it. */
interface BenchCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}
export const benchCalls: readonly BenchCall[] = [
  { name: 'news/list', method: 'GET', path: '/homepage/news/list?pageNum=1&pageSize=20' },
  { name: 'getServiceApp', method: 'POST', path: '/homepage/homeApp/getServiceApp', body: { pageSize: 20 } },
  { name: 'getUserNoticeInfo', method: 'POST', path: '/homepage/notice/getUserNoticeInfo', body: { pageSize: 20 } },
  { name: 'theme/list', method: 'GET', path: '/homepage/theme/list' },
];
export interface Measured {
  name: string;
  /** Requests per second. */
  call: number;
  baseline: number;
  p50: number;
  p99: number;
}
const [connections, seconds] = [32, 3];

/** The call and the prepared answer alternate, so that other work on the machine affects both. */
export async function measureCall({ url, token }: BenchPortal, call: BenchCall): Promise<Measured> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = { method: call.method, headers, ...(call.body && { body: JSON.stringify(call.body) }) };
  const answer = await (await fetch(url + call.path, sent)).text();
  if (!answer.includes('"success":true')) throw new Error(`${call.name}: ${answer.slice(0, 200)}`);
  const name = call.name.replace('/', '-');
  await fetch(`${url}/baseline/${name}`, { method: 'PUT', body: answer });
  const run = (path: string, options: object, duration = seconds) => autocannon({ url: url + path, connections, duration, ...options });
  await run(call.path, sent, 1);
  await run(`/baseline/${name}`, sent, 1);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const ours = await run(call.path, sent);
    const ready = await run(`/baseline/${name}`, sent);
    if (ours.non2xx > 0 || ours.errors > 0) throw new Error(`${call.name}: ${ours.non2xx} refusals, ${ours.errors} errors`);
    rounds.push({ call: ours.requests.average, baseline: ready.requests.average, p50: ours.latency.p50, p99: ours.latency.p99 });
  }
  rounds.sort((a, b) => a.call / a.baseline - b.call / b.baseline);
  return { name: call.name, ...(rounds[1] as Omit<Measured, 'name'>) };
}
