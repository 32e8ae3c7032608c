import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { builds, onBothRegistries } from '../../testing/test-registry.ts';
import { answerPreviewLink, planOfVisit } from './visit.ts';

const [first, second] = builds;

onBothRegistries('visits', (registrySetup) => {
  /** A browser that keeps its cookies, and asks for the page or for the plan. */
  const browser = (secure = false) => {
    const { registry } = registrySetup();
    const cookies = new Map<string, string>();
    const app = new Hono<AppEnvironment>();
    app.get('*', (context) => {
      const answered = answerPreviewLink(context, { registry, secure });
      return answered ?? context.json(planOfVisit(context, { registry, fid: '10001', secure }));
    });
    return {
      cookies,
      async ask(path: string) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await app.request(`http://localhost${path}`, { headers: { cookie } });
        for (const header of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
          if (header.includes('Max-Age=0')) cookies.delete(name);
          else cookies.set(name, value);
        }
        const text = await answer.text();
        const plan = (text.startsWith('{') ? JSON.parse(text) : {}) as { preview?: string; areas?: { buildId: string }[] };
        return { status: answer.status, headers: answer.headers, plan, build: plan.areas?.[0]?.buildId };
      },
    };
  };
  const begin = async () => {
    for (const build of [first, second]) await registrySetup().send(build);
    await registrySetup().activate({ buildId: first });
  };

  test('no browser is told apart while no rollout is running', async () => {
    await begin();
    const visitor = browser();
    await visitor.ask('/home');
    expect(visitor.cookies.size).toBe(0);
  });

  test('page and plan agree for each browser at every visit', async () => {
    await begin();
    await registrySetup().activate({ buildId: second, share: 50 });
    const seen = new Set<string | undefined>();
    for (let index = 0; index < 40; index += 1) {
      const visitor = browser();
      const { build } = await visitor.ask('/home');
      for (const path of ['/registry/plan', '/home', '/news']) expect((await visitor.ask(path)).build).toBe(build);
      seen.add(build);
    }
    expect([...seen].sort()).toEqual([first, second]);
  });

  test('a cookie that is no id of ours is replaced', async () => {
    await begin();
    await registrySetup().activate({ buildId: second, share: 50 });
    const visitor = browser();
    visitor.cookies.set('browser', '<script>');
    await visitor.ask('/home');
    expect(visitor.cookies.get('browser')).toMatch(/^[\w-]{24}$/);
  });

  test('a link shows one browser a preview, and an empty one ends it', async () => {
    await begin();
    const { link = '' } = await registrySetup().activate({ buildId: second, preview: 'spring' });
    const [invited, other] = [browser(), browser()];
    const led = await invited.ask(`${link}&tab=2`);
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([302, '/?tab=2', 'no-store']);
    expect(await invited.ask('/home')).toMatchObject({ build: second, plan: { preview: 'spring' } });
    expect(await other.ask('/home')).toMatchObject({ build: first });
    expect((await invited.ask('/?preview=')).status).toBe(302);
    expect([invited.cookies.size, (await invited.ask('/home')).build]).toEqual([0, first]);
  });

  test('an invalid link shows a message, and elsewhere the parameter preview is ignored', async () => {
    await begin();
    const visitor = browser();
    expect((await visitor.ask('/?preview=forged.token')).status).toBe(410);
    expect((await visitor.ask('/news?preview=1')).build).toBe(first);
    expect(visitor.cookies.size).toBe(0);
  });

  test('on https the cookies have the prefix that no other site can set, and scripts read none', async () => {
    await begin();
    await registrySetup().activate({ buildId: second, share: 50 });
    const { headers } = await browser(true).ask('/home');
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-browser=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/);
  });
});
