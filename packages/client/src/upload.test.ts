import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { authContract, calendarContract, userContract } from '@portico/contracts';
import axios from 'axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import { networkTransport } from './network-transport.ts';
import { setTransport } from './transport.ts';

const program = join(import.meta.dirname, '../../backend/src/testing/serve-demo.ts');
let backend: ChildProcess;
let token: string | undefined;

/** The real backend; browsers send calls to their own site, Node must be told where that is. */
beforeAll(async () => {
  backend = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(backend.stdout as NodeJS.ReadableStream, 'data');
  axios.defaults.baseURL = `http://localhost:${String(port).trim()}`;
  setTransport(networkTransport({ token: () => token }));
  const login = createClient(authContract).login;
  token = (await login({ username: '20260001', password: 'Qinghe#2026' })).token;
}, 60_000);
afterAll(() => {
  backend.kill();
});

test('a picture is sent as a form, and returned redrawn', async () => {
  const file = new File([png(80)], '头像.png', { type: 'image/png' });
  const shares: number[] = [];
  const { avatar, thumb } = await createClient(userContract).uploadAvatar({ file }, { onProgress: (share) => shares.push(share) });
  expect(shares.at(-1), 'all of it is told as sent').toBe(1);
  const shown = await fetch(`${axios.defaults.baseURL}${avatar}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(thumb).not.toBe(avatar);
});

test('a calendar file is sent as a form; its events are imported', async () => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//b//EN', 'BEGIN:VEVENT', 'UID:one', 'SUMMARY:读书会'];
  const text = [...lines, 'DTSTART:20261201T110000Z', 'DTEND:20261201T120000Z', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const file = new File([text], 'mine.ics', { type: 'text/calendar' });
  expect(await createClient(calendarContract).importEvents({ file })).toEqual({ added: 1, updated: 0, skipped: [] });
});

test('a refusal by the server has its message', async () => {
  const file = new File(['<svg/>'], 'a.png', { type: 'image/png' });
  await expect(createClient(userContract).uploadAvatar({ file })).rejects.toMatchObject({ kind: 'invalid', code: 400 });
});

/** A grey square. */
function png(side: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(8 + body.length);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), 4 + body.length);
    return framed;
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc((side + 1) * side));
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]));
}
