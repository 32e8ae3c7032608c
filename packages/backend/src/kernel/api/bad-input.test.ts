import type { LoginResult, MenuItem, Notice, ThemeItem } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notice } from '../../homepage/notice/schema.ts';
import { visitCount } from '../../homepage/statistic/schema.ts';
import { menuEntry } from '../../homepage/unit/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { configItem } from '../config/schema.ts';
import { person } from '../identity/schema.ts';

const host = 'personal.localhost';
const fid = '331906';
const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

onBothEngines('bad input', (portal) => {
  const allowed = async (query: string) =>
    (await portal().get<{ allowed: boolean; service: string }>(`/pedestal/auth/verifyDomain?${query}`)).data;

  test.each([
    ['1', 'https://evil.tld'],
    ['2', '//evil.tld'],
    ['2', '/\\evil.tld'],
    ['2', '\\\\evil'],
    ['2', 'https:evil.tld'],
    ['2', 'http:www.evil'],
    ['2', 'http://localhost:8080@evil.tld/'],
    ['3', 'javascript:alert(1)'],
    ['3', 'JaVaScRiPt:alert(1)'],
    ['3', ' java\tscript:alert(1)'],
    ['3', 'data:text/html,x'],
    ['3', 'blob:http://localhost:8080/x'],
    ['3', 'vbscript:x'],
  ])('case %s · %j is no address to come back to', async (_case, service) => {
    expect(await allowed(`service=${encodeURIComponent(service)}`)).toMatchObject({ allowed: false, service: '' });
  });
  test('case 2 · an encoded tab stays in the path of this site', async () => {
    const to = (await allowed('service=%2F%2509%2Fevil.tld'))?.service ?? '';
    expect(new URL(to).origin).toBe('http://localhost:8080');
  });
  test('case 5 · case 7 · ten thousand signs, and a name twice, are code 400', async () => {
    expect(await portal().get(`/pedestal/auth/verifyDomain?service=/${'x'.repeat(10_000)}`)).toMatchObject({ status: 200, code: 400 });
    expect(await portal().get('/pedestal/auth/verifyDomain?service=/home&service=//evil')).toMatchObject({ status: 200, code: 400 });
  });
  test('case 6 · a path is normalised before it is checked', async () => {
    expect((await allowed('service=/service-hall/../../api-login'))?.service).toBe('http://localhost:8080/api-login');
  });

  test('case 32 · a student who calls herself staff stays a student', async () => {
    const browser = openBrowser(portal());
    const body = { username: '20260001', password: demoPassword, userType: 'STAFF' };
    const token = (await browser.post<LoginResult>('/pedestal/auth/cx/login', { body })).data?.token ?? '';
    const headers = { cookie: 'userType=STAFF; tourist=', 'x-user-type': 'STAFF' };
    expect(await portal().get('/pedestal/auth/userInfo?userType=ADMIN', { token, headers })).toMatchObject({
      data: { userType: 'STUDENT' },
    });
  });

  test('case 33 · a guest gets no person’s data, whatever is asked for', async () => {
    const token = await portal().tokenOf('guest');
    const refused = { status: 200, success: false, code: 401, data: null };
    const answers: [path: string, answer: object][] = [
      ['person/getPersonInfo', refused],
      ['person/getPersonWork', refused],
      ['person/getPersonData?typeId=1000110601', refused],
      ['person/getPersonTypeData', refused],
      ['person/getPersonAssetsInfo', refused],
      ['approval/getMergerApprovalData', refused],
      ['oa/getOaInfo?type=todo', refused],
      ['homeApp/getCollectApp', refused],
      ['homeApp/collectApp?appId=1000105001&op=1', refused],
      ['homeApp/getSearchRecord', { status: 200, success: true, code: 200, data: [] }],
      ['scheduleCalendar/feedAddress', refused],
    ];
    for (const [path, answer] of answers) expect(await portal().get(`/homepage/${path}`, { token }), path).toMatchObject(answer);
  });

  test('case 37 · HTML in a notice is text: it travels as JSON and as it is', async () => {
    const token = await portal().tokenOf('guest', host);
    const row = { id: 'evil-notice', fid, type: 'life', title: evil, content: evil, createrName: evil, sendTime: new Date() };
    await portal()
      .services.database.insert(notice)
      .values({ ...row, search: ['x'] });
    const answer = await portal().post<{ records: Notice[] }>('/homepage/notice/getUserNoticeInfo', {
      host,
      token,
      body: { pageSize: 50 },
    });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const found = answer.data?.records.find((each) => each.idCode === 'evil-notice');
    expect([found?.title, found?.content, found?.createrName]).toEqual([evil, evil, evil]);
  });

  test('case 43 · a menu entry of javascript: is none, and http never opens in a frame', async () => {
    const { database, schools } = portal().services;
    const entry = {
      fid,
      name: 'x',
      path: '/iframe?pageNavigationId=m',
      isDefault: 0 as const,
      isLogin: 0 as const,
      isFrame: 1 as const,
      sort: 99,
    };
    await database.insert(menuEntry).values([
      { ...entry, id: 'm-script', link: 'javascript:alert(1)' },
      { ...entry, id: 'm-path', link: 'https://good.example/', path: 'javascript:alert(1)' },
      { ...entry, id: 'm-http', link: 'http://old.example/' },
      { ...entry, id: 'm-https', link: 'https://good.example/' },
    ]);
    await schools.changed(fid);
    const token = await portal().tokenOf('guest', host);
    const menu = (await portal().get<MenuItem[]>('/homepage/topNavigation/list', { host, token })).data ?? [];
    const of = (id: string) => menu.find((each) => each.id === id);
    expect([of('m-script'), of('m-path')]).toEqual([undefined, undefined]);
    expect(of('m-http')).toMatchObject({ isFrame: 0, path: '/outside-chain?pageNavigationId=m-http' });
    expect(of('m-https')).toMatchObject({ isFrame: 1 });
  });

  test('case 52 · case 53 · a colour that is none is the usual one, a logo that is no picture of ours or https is none', async () => {
    const { database, schools } = portal().services;
    const token = await portal().tokenOf('guest', host);
    const themes = async (bodies: object[]) => {
      await database.delete(configItem).where(and(eq(configItem.fid, fid), eq(configItem.kind, 'theme')));
      const rows = bodies.map((body, sort) => ({ id: `theme-${sort}`, fid, kind: 'theme' as const, sort, body: body as never }));
      await database.insert(configItem).values(rows);
      await schools.changed(fid);
      return (await portal().get<ThemeItem[]>('/homepage/theme/list', { host, token })).data ?? [];
    };
    const colors = ['red;background:url(//evil)', 'expression(alert(1))', '#'.repeat(300), '#0f7b6c', '#FFF'];
    const shown = await themes(colors.map((color) => ({ type: 1, color })));
    expect(shown.map((item) => item.type === 1 && item.color)).toEqual(['#007aff', '#007aff', '#007aff', '#0f7b6c', '#007aff']);
    const logos = [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload=x>',
      '//evil.tld/a.png',
      'http://a.example/a.png',
      '/files/a.png',
      'https://a.example/a.png',
    ];
    const labels = await themes(logos.map((labelLogo) => ({ type: 2, labelName: evil, labelLogo })));
    expect(labels.map((item) => item.type === 2 && item.labelLogo)).toEqual(['', '', '', '', '/files/a.png', 'https://a.example/a.png']);
    expect(labels[0]).toMatchObject({ labelName: evil });
  });

  test('case 59 · numbers and lists that cannot be are code 400 in bodies too, and a huge id is not found', async () => {
    const token = await portal().tokenOf('guest');
    const ask = (body: object) => portal().post('/homepage/notice/getUserNoticeInfo', { token, body });
    for (const body of [
      { pageSize: 1e9 },
      { pageNum: 0 },
      { pageNum: 1.5 },
      { pageNum: ['1'] },
      { type: { $ne: 1 } },
      { pageSize: null },
    ]) {
      expect(await ask(body), JSON.stringify(body)).toMatchObject({ status: 200, code: 400, data: null });
    }
    const detail = (query: string) => portal().get(`/homepage/news/detail?${query}`, { token });
    expect(await detail(`id=${'9'.repeat(60)}`)).toMatchObject({ status: 200, success: false, code: 404, data: null });
    expect(await detail('id[]=1')).toMatchObject({ status: 200, success: false, code: 400, data: null });
  });

  test('case 62 · WeChat’s terminal from a desktop browser is stored as it was sent, and noted', async () => {
    const token = await portal().tokenOf('guest', host);
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140' };
    expect(await portal().get('/homepage/homeStatistic/addFontVisit?terminalType=3', { host, token, headers })).toMatchObject({
      code: 200,
    });
    const mine = and(eq(visitCount.fid, fid), eq(visitCount.terminalType, 3), eq(visitCount.doubtful, 1));
    expect(await portal().services.database.select().from(visitCount).where(mine)).toHaveLength(1);
  });

  test('case 72 · a line break in what leads on forges no header', async () => {
    const evilPath = '/pedestal/auth/wechat/callback?code=a%0d%0aSet-Cookie:%20token=evil&state=%0d%0aLocation:%20//evil.tld';
    const answer = await portal().request(evilPath);
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie().join()).not.toContain('evil');
    expect(answer.headers.get('location')).toMatch(/^\/wechat-login\?/);
  });

  test('case 34 · what is of another person is 404 and not 403', async () => {
    const token = await portal().tokenOf('20260001');
    const [other] = await portal().services.database.select().from(person).where(eq(person.account, 't10001'));
    const row = { id: 'for-another', fid: '10001', type: 'life', title: 't', content: 'c', createrName: 'x', sendTime: new Date() };
    await portal()
      .services.database.insert(notice)
      .values({ ...row, personId: other?.id ?? '-', search: ['x'] });
    expect(await portal().get('/homepage/notice/getUserNoticeUrl?noticeId=for-another', { token })).toMatchObject({
      code: 404,
      data: null,
    });
  });
});
