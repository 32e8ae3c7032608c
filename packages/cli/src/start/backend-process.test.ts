import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { startBackend } from './backend-process.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A server that answers /healthz, tells one step, and ends with its parent. */
const program = `
  process.send({ step: 'Opening the database' });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  require('node:http').createServer((_request, response) => response.end('{}')).listen(Number(process.env.PORT), '127.0.0.1');`;

const spawnWith = (text: string, port: number) => () => {
  const child = spawn(process.execPath, ['-e', text], {
    env: { PORT: String(port) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.push(child);
  return child;
};

async function begin(text = program) {
  const port = await freePort();
  const told: string[] = [];
  const backend = startBackend({ port, environment: {}, tell: (line) => told.push(line) }, spawnWith(text, port));
  return {
    backend,
    told,
    answers: () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

test('a start says its steps, and a stop that was asked for ends it', async () => {
  const { backend, told } = await begin();
  await backend.serving;
  expect(told).toEqual(['Opening the database …']);
  backend.stop();
  expect(await backend.ended).toBe(0);
  expect(started).toHaveLength(1);
});

test('a backend that dies is started again once, with the reason; the second death ends the portal', async () => {
  const { backend, told, answers } = await begin();
  await backend.serving;
  started[0]?.kill('SIGKILL');
  await expect.poll(() => started.length).toBe(2);
  // The second one may have told its step by now.
  expect(told).toContain('The backend ended by itself (killed, perhaps because the machine ran out of memory). It is started again, once.');
  await expect.poll(answers).toBe(true);
  started[1]?.kill('SIGUSR2');
  expect(await backend.ended).toBe(1);
  expect(told.at(-1)).toBe('The backend ended again (signal SIGUSR2); the portal ends.');
  expect(started).toHaveLength(2);
});

test('a backend that cannot start is not started again', async () => {
  const { backend } = await begin('process.exit(3)');
  await expect(backend.serving).rejects.toThrow('The backend ended with code 3.');
  expect(await backend.ended).toBe(3);
  expect(started).toHaveLength(1);
});
