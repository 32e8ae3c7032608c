import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A school's system as a separate process for tests: `/tasks?user=ACCOUNT` answers like a common OA, other addresses
 * fail in the ways that such systems do. It prints its port.
 */
const tasks = (user: string) => ({
  code: 0,
  data: {
    rows: [
      {
        taskId: 71,
        subject: `出差审批：${user}`,
        box: '1',
        state: '10',
        sendDate: '2026-11-20 09:30',
        deadline: '2026-11-25 18:00',
        href: 'https://oa.school.example/task/71',
        level: '2',
      },
      {
        taskId: 72,
        subject: '<b>会议</b>',
        box: '1',
        state: '10',
        sendDate: '2026-11-19T01:00:00Z',
        href: 'javascript:alert(1)',
        level: '0',
      },
      { taskId: 73, subject: '没有时间的一行', box: '1', state: '10', href: 'https://oa.school.example/task/73' },
    ],
    total: -1,
  },
});
let asked = 0;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  asked += 1;
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (url.pathname) {
    case '/tasks':
      return request.headers['x-key'] === 'secret' ? json(200, tasks(url.searchParams.get('user') ?? '')) : json(403, {});
    case '/urge/71':
      return json(request.method === 'POST' && request.headers['x-key'] === 'secret' ? 200 : 403, {});
    case '/asked':
      return json(200, { asked });
    case '/error':
      return json(500, { error: 'down' });
    case '/html':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>login</html>');
    case '/redirect':
      return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    case '/many':
      return json(200, { data: { rows: Array.from({ length: 5_000 }, (_, index) => ({ ...tasks('x').data.rows[0], taskId: index })) } });
    case '/flood': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const flood = setInterval(() => response.write(' '.repeat(1_000_000)), 1);
      return request.on('close', () => clearInterval(flood));
    }
    // Never answers.
    default:
      return undefined;
  }
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
