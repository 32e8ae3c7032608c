import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { LoginResult } from '@portico/contracts';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { startServer } from '../../kernel/server/server.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { openTestPortal } from '../../testing/test-portal.ts';

/** Debian's package python3-django-cas-server belongs to Debian's own Python. */
const python = '/usr/bin/python3';
const password = 'cas-password';
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function isInstalled(): boolean {
  try {
    execFileSync(python, ['-c', 'import cas_server'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startCas(user: string, pattern: string): Promise<string> {
  const port = await freePort();
  const child = spawn(python, [join(import.meta.dirname, 'debian-cas-server.py'), String(port), user, password, pattern], {
    stdio: 'ignore',
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/login`).then(
          ({ status }) => status,
          () => child.exitCode ?? 0,
        ),
      { timeout: 30_000, interval: 200 },
    )
    .toBe(200);
  return url;
}

/** A person's browser at the CAS server. */
function openCasBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string, form?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(body && { body }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    return { location: response.headers.get('location') ?? '', page: await response.text() };
  };
}

test.skipIf(!isInstalled())(
  "CAS · a login and a single log-out with Debian's django-cas-server",
  async () => {
    const port = await freePort();
    const host = 'cas.localhost';
    const cas = await startCas('20260001', `^http://cas\\.localhost:${port}/`);
    const portal = await openTestPortal(await openSeededInMemory(), {
      environment: { PORTICO_CAS_URL: cas, PORTICO_PUBLIC_URL: `http://localhost:${port}` },
    });
    // The CAS server reaches the portal over HTTP.
    const server = await startServer(createApp({ services: portal.services }), { port, hostname: '127.0.0.1' });

    const browser = openBrowser(portal, host);
    const begun = await browser.get<{ redirectUrl: string }>('/pedestal/auth/passport/login?service=/cas-login?redirect=/news');
    const atCas = openCasBrowser();
    const { page } = await atCas(begun.data?.redirectUrl ?? '');
    const fields = Object.fromEntries(
      [...page.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&amp;', '&'),
      ]),
    );
    const { location } = await atCas(begun.data?.redirectUrl ?? '', { ...fields, username: '20260001', password });
    expect(location).toMatch(new RegExp(`^http://cas\\.localhost:${port}/cas-login\\?redirect=`));
    const back = new URL(location);
    const query = new URLSearchParams({ ticket: back.searchParams.get('ticket') ?? '', service: location });
    const answer = await browser.get<LoginResult>(`/pedestal/auth/cas/login?${query}`);
    expect(answer.data).toMatchObject({ userInfo: { account: '20260001', name: '林知夏' } });
    const token = answer.data?.token;
    expect((await browser.get('/pedestal/auth/userInfo', { token })).code).toBe(200);
    // The server itself reports that a ticket is valid once.
    expect((await browser.get(`/pedestal/auth/cas/login?${query}`)).code).toBe(2004);

    await atCas(`${cas}/logout`);
    await expect.poll(async () => (await browser.get('/pedestal/auth/userInfo', { token })).code, { timeout: 10_000 }).toBe(401);
    await server.stop();
    await portal.close();
  },
  60_000,
);
