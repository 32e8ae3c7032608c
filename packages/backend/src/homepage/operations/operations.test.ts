import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf, type Told } from '../../testing/operations.ts';
import { importReport, sendImport } from '../../testing/send-import.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { newsArticle } from '../news/schema.ts';
import { department, service } from '../service/schema.ts';

onBothEngines('operations', (portal) => {
  const told: Told[] = [];
  const ops = operationsOf(portal, { told });
  const guest = async (path: string, at: TestPortal = portal()) =>
    at.get(path, { host: 'cas.localhost', token: await at.tokenOf('guest', 'cas.localhost') });

  test('P1 · what a person reports as wrong is read by operators, by school', async () => {
    const token = await portal().tokenOf('20260001');
    await portal().post('/homepage/person/reportFault', { token, body: { subject: 'asset', subjectId: 'card', text: '余额少了十元' } });
    const own = await ops<{ reports: object[] }>('/ops/faults?school=10001');
    expect(own.body.reports[0]).toMatchObject({ fid: '10001', account: '20260001', text: '余额少了十元' });
    expect((await ops<{ reports: object[] }>('/ops/faults?school=10004')).body.reports).toEqual([]);
    expect((await ops('/ops/faults?school=0')).status).toBe(404);
    expect((await ops('/ops/faults', undefined, 'wrong')).status).toBe(401);
  });

  test('X5 · G8 · a module is switched with its line in the audit log, and open tabs of that school are notified', async () => {
    expect(await guest('/homepage/news/list')).toMatchObject({ code: 200 });
    expect(await ops('/ops/modules', { sign: 'news', state: 'off', school: '10004' })).toMatchObject({
      status: 200,
      body: { modules: [{ fid: '10004', sign: 'news', state: 'off' }] },
    });
    expect(await guest('/homepage/news/list')).toMatchObject({ status: 200, code: 1002, data: null });
    expect(told.at(-1)).toEqual({ event: 'modules', fid: '10004' });
    expect(
      await ops('/ops/modules', { sign: 'news', state: 'maintenance', school: '10004', text: '正在迁移，晚上八点恢复' }),
    ).toMatchObject({ status: 200 });
    expect(await guest('/homepage/news/list')).toMatchObject({ code: 1002, msg: '正在迁移，晚上八点恢复' });
    const config = await guest('/pedestal/unitConfig/getConfig');
    expect(JSON.stringify(config.data)).toContain('"maintenance":1,"text":"正在迁移，晚上八点恢复"');
    const admin = await portal().tokenOf('admin', 'cas.localhost');
    expect(await portal().get('/homepage/news/list', { host: 'cas.localhost', token: admin })).toMatchObject({ code: 200 });
    await ops('/ops/modules', { sign: 'news', state: 'on', school: '10004', audience: ['staff'] });
    expect(await guest('/homepage/news/list')).toMatchObject({ code: 1001 });
    await ops('/ops/modules', { sign: 'news', state: 'on', school: '10004', audience: ['guest', 'student', 'staff'] });
    expect(await guest('/homepage/news/list')).toMatchObject({ code: 200 });
    const rows = await portal()
      .services.database.select()
      .from(operationEntry)
      .where(eq(operationEntry.fid, '10004'))
      .orderBy(desc(operationEntry.id));
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({
      who: 'operator',
      role: 'operator',
      action: 'module.change',
      object: 'news',
      before: { open: 1 },
      after: { open: 0 },
    });
  });

  test('X5 · off for one audience closes a module for it alone, a plain on opens it for all, and the list says who sees it', async () => {
    interface Modules {
      modules: { sign: string; state: string; seenBy: string[] }[];
    }
    const change = (wish: object) => ops<Modules>('/ops/modules', { sign: 'news', school: '10003', ...wish });
    const asks = async (account: 'guest' | '20260001') =>
      (
        await portal().get('/homepage/news/list', {
          host: 'gateway.localhost',
          token: await portal().tokenOf(account, 'gateway.localhost'),
        })
      ).code;
    const seen = async (sign: string) =>
      (await ops<Modules>('/ops/modules?school=10003')).body.modules.find((each) => each.sign === sign)?.seenBy;
    const closed = await change({ state: 'off', audience: ['guest'] });
    expect(closed.body.modules).toMatchObject([{ state: 'on', seenBy: ['STUDENT', 'STAFF'] }]);
    expect([await asks('guest'), await asks('20260001')]).toEqual([1001, 200]);
    expect(await seen('news.latest')).toEqual(['STUDENT', 'STAFF']);
    await change({ state: 'on' });
    expect([await asks('guest'), await asks('20260001')]).toEqual([200, 200]);
    await change({ state: 'off', audience: ['guest', 'student', 'staff'] });
    expect([await asks('guest'), await seen('news'), await seen('news.latest')]).toEqual([1002, [], []]);
    await change({ state: 'off', audience: ['guest'] });
    expect([await asks('20260001'), await seen('news')]).toEqual([1002, []]);
    await change({ state: 'on' });
    expect(await seen('news.latest')).toEqual(['GUEST', 'STUDENT', 'STAFF']);
  });

  test('H1 · X5 · a block is placed on a school’s home, moved, configured and removed, and nothing else of it changes', async () => {
    interface Blocks {
      blocks: { fid: string; sign: string; area: string; membersOnly: boolean; open: boolean; props: object }[];
    }
    const change = (wish: object) => ops<Blocks>('/ops/blocks', { school: '10004', ...wish });
    const shown = async () => (await guest('/homepage/homeConfig/list')).data as { sign: string; area: string; props: object }[];
    const before = (await shown()).map(({ sign }) => sign);
    const placed = await change({ state: 'placed', sign: 'home.shuttle', area: 'right', before: 'news.latest', settings: { rows: 2 } });
    expect(placed.body.blocks.find(({ sign }) => sign === 'home.shuttle')).toMatchObject({ area: 'right', open: true, props: { rows: 2 } });
    expect(told.at(-1)).toEqual({ event: 'config', fid: '10004' });
    const at = before.indexOf('news.latest');
    expect((await shown()).map(({ sign }) => sign)).toEqual([...before.slice(0, at), 'home.shuttle', ...before.slice(at)]);
    await change({ state: 'placed', sign: 'home.shuttle', area: 'bottom' });
    expect((await shown())[at]).toMatchObject({ sign: 'home.shuttle', area: 'bottom', props: { rows: 2 } });
    await change({ state: 'placed', sign: 'home.shuttle', membersOnly: true });
    expect((await shown()).map(({ sign }) => sign)).toEqual(before);
    expect(await change({ state: 'removed', sign: 'home.shuttle' })).toMatchObject({ status: 200 });
    expect((await shown()).map(({ sign }) => sign)).toEqual(before);
    expect(await change({ state: 'removed', sign: 'home.shuttle' })).toMatchObject({ status: 404 });
    expect(await change({ state: 'placed', sign: 'library.unknown' })).toMatchObject({ status: 404 });
    expect(await change({ state: 'placed', sign: '<b>', area: 'moon' })).toMatchObject({ status: 400 });
    const others = (await ops<Blocks>('/ops/blocks?school=10001')).body.blocks.map(({ sign }) => sign);
    expect(others).toContain('home.banner');
    const { operations } = (await ops<{ operations: { action: string; object: string }[] }>('/ops/operations?school=10004')).body;
    const blocks = operations.filter(({ action }) => action.startsWith('block.'));
    expect(blocks.map(({ action, object }) => `${action} ${object}`)).toEqual([
      'block.remove home.shuttle',
      ...Array.from({ length: 3 }, () => 'block.place home.shuttle'),
    ]);
  });

  test('operators only; what does not exist is refused in words', async () => {
    for (const token of ['', 'wrong', await portal().tokenOf('admin')])
      expect(await ops('/ops/modules', undefined, token)).toMatchObject({ status: 401 });
    expect(await ops('/ops/modules', { sign: 'nothing', state: 'off' })).toMatchObject({ status: 404 });
    expect(await ops('/ops/modules', { sign: 'news', state: 'off', school: '9' })).toMatchObject({ status: 404 });
    expect(await ops('/ops/modules', { sign: 'NEWS', state: 'sometimes' })).toMatchObject({
      status: 400,
      body: { reasons: [expect.stringMatching(/^sign/), expect.stringMatching(/^state/)] },
    });
    expect(await ops('/ops/nothing')).toMatchObject({ status: 404 });
  });

  const file = {
    departments: [{ code: 'D1', name: '远程教育中心' }],
    services: [
      {
        code: 'S1',
        name: '学习卡激活',
        deptCode: 'D1',
        pcUrl: 'https://edu.example/card',
        types: ['学习教务'],
        labels: ['新生'],
        guide: { conditions: '<p onclick="x()">领到卡的学生</p><script>x()</script>', faqs: [{ q: '忘了卡号？', a: '打电话。' }] },
      },
    ],
    news: [
      {
        code: 'N1',
        category: '学校要闻',
        title: '远程教育中心成立',
        publisher: '校办',
        publishTime: '2026-11-01 09:00',
        html: '<p>好</p><img src=x onerror=a()>',
      },
    ],
    notices: [{ code: 'T1', type: 'life', title: '停电', content: '今晚停电', createrName: '后勤', sendTime: '2026-11-01' }],
    people: [
      { code: 'P1', account: 'T90001', name: '新老师', userType: 'staff', password: 'Password#9', mobile: '13812345678', deptCode: 'D1' },
    ],
    menus: [{ code: 'M1', name: '慕课', link: 'https://mooc.example/', isFrame: 1 }],
  };
  const send = (lists: object, more: { check?: boolean } = {}) =>
    importReport(portal(), { name: 'school.json', text: JSON.stringify(lists), school: '10005', ...more }, told);
  const inSchool = { host: 'api.localhost' };

  test('a file is imported completely, is visible at once, and changes nothing when it is imported again', async () => {
    const before = await portal().services.database.select().from(service).where(eq(service.fid, '10005'));
    const planned = await send(file, { check: true });
    expect(await portal().services.database.select().from(service).where(eq(service.fid, '10005'))).toHaveLength(before.length);
    expect(told).not.toContainEqual({ event: 'notice', fid: '10005' });
    expect(planned).toEqual({
      taken: Object.fromEntries(Object.keys(file).map((list) => [list, { added: 1, changed: 0, unchanged: 0 }])),
      changed: [],
      refused: [],
      refusedCount: 0,
    });
    expect(await send(file)).toEqual(planned);
    expect(told.slice(-3).map((each) => each.event)).toEqual(['config', 'notice', 'modules']);
    const token = await portal().tokenOf('guest', 'api.localhost');
    const found = await portal().post<{ records: { appId: string; pinyin: string; deptName: string }[] }>(
      '/homepage/homeApp/getServiceApp',
      { ...inSchool, token, body: { keyword: 'xxkjh' } },
    );
    expect(found.data?.records).toMatchObject([{ name: '学习卡激活', deptName: '远程教育中心', pinyin: 'xxkjh', hasGuide: true }]);
    const guide = await portal().get<{ conditions: string }>(`/homepage/homeApp/getAppGuide?appId=${found.data?.records[0]?.appId}`, {
      ...inSchool,
      token,
    });
    expect(guide.data?.conditions).toBe('<p>领到卡的学生</p>');
    const login = await portal().post<{ token: string }>('/pedestal/auth/cx/login', {
      ...inSchool,
      body: { username: 't90001', password: 'Password#9' },
    });
    expect(await portal().get('/homepage/person/getPersonInfo', { ...inSchool, token: login.data?.token })).toMatchObject({
      data: { name: '新老师', mobile: '138****5678' },
    });

    const again = await send({ ...file, services: [{ ...file.services[0], name: '学习卡激活与补办' }] });
    const expected = { added: 0, changed: 0, unchanged: 1 };
    expect(again.taken).toEqual({
      ...Object.fromEntries(Object.keys(file).map((list) => [list, expected])),
      services: { added: 0, changed: 1, unchanged: 0 },
      // A password is stored again: nobody can compare it.
      people: { added: 0, changed: 1, unchanged: 0 },
    });
    expect(again.changed).toMatchObject([
      {
        list: 'services',
        row: 1,
        code: 'S1',
        replaces: '学习卡激活',
        fields: [{ field: 'name', old: '学习卡激活', new: '学习卡激活与补办' }, { field: 'pinyin' }],
      },
      { list: 'people', replaces: '新老师', fields: [{ field: 'passwordHash', old: '…', new: '…' }] },
    ]);
    const after = await portal().services.database.select().from(service).where(eq(service.fid, '10005'));
    expect(after).toHaveLength(before.length + 1);
    expect(after.map((row) => row.name)).toContain('学习卡激活与补办');
  });

  test('a wrong row refuses the whole file; every row and every reason is named', async () => {
    const { database } = portal().services;
    const before = await database.select().from(department).where(eq(department.fid, '10005'));
    const body = await send({
      departments: [{ code: 'D2', name: '不该留下' }],
      services: [
        { code: 'X1', name: '一', deptName: '不该留下', pcUrl: 'javascript:alert(1)', status: 'maybe' },
        { code: 'X2', name: '二', deptName: '不该留下', pcUrl: 'https://a.example' },
        { code: 'X2', name: '三', deptName: '不该留下', pcUrl: 'https://a.example' },
      ],
      news: [{ code: 'N9', category: '学校要闻', title: '', publisher: '校办', publishTime: '2026-02-30' }],
    });
    expect(body.taken).toEqual({});
    expect(body.refused.map(({ list, row, code }) => `${list} ${row} ${code}`)).toEqual(['services 1 X1', 'services 3 X2', 'news 1 N9']);
    expect(body.refused[0]?.reasons.join()).toMatch(/pcUrl: .*status: /s);
    expect(body.refused[2]?.reasons.join()).toMatch(/title: .*publishTime: /s);
    expect(
      (await send({ services: [{ code: 'X3', name: '四', deptName: '没有的部门', pcUrl: 'https://a.example' }] })).refused[0]?.reasons[0],
    ).toMatch(/没有的部门/);
    expect((await send({ menus: [{ code: 'M2', name: '框', link: 'http://a.example', isFrame: 1 }] })).refused).toHaveLength(1);
    expect(
      (
        await send({
          notices: [{ code: 'T2', type: 'life', title: '给', content: '你', createrName: '我', sendTime: '2026-11-01', account: 'nobody' }],
        })
      ).refused,
    ).toHaveLength(1);
    expect(await database.select().from(department).where(eq(department.fid, '10005'))).toHaveLength(before.length);
  });

  test('a text that cannot be stored and a guide’s unsafe address are refused by row and field', async () => {
    const row = { name: '一', deptName: '校长办公室', pcUrl: 'https://a.example' };
    const sample = { id: '1', name: 'a', size: 1, mime: 'a/b', url: '//evil.example/a' };
    const refused = (
      await send({
        departments: [{ code: 'D8', name: '校长办公室' }],
        services: [
          { ...row, code: 'U1', statusText: 'a\u0000b' },
          { ...row, code: 'U2', summary: 'half \ud800' },
        ],
      })
    ).refused.map((each) => `${each.list} ${each.row} ${each.code} ${each.reasons.join()}`);
    expect(refused).toEqual([expect.stringMatching(/^services 1 U1 statusText: /), expect.stringMatching(/^services 2 U2 summary: /)]);
    const guides = (list: object) =>
      send({ departments: [{ code: 'D8', name: '校长办公室' }], services: [{ ...row, code: 'U3', guide: list }] });
    for (const [field, guide] of [
      ['attachments.0.url', { attachments: [sample] }],
      ['materials.0.blank.url', { materials: [{ name: 'a', required: true, form: [], blank: { ...sample, url: 'data:text/html,x' } }] }],
      ['flowImage.url', { flowImage: { ...sample, url: 'vbscript:x' } }],
    ] as const)
      expect((await guides(guide)).refused).toMatchObject([{ row: 1, code: 'U3', reasons: [expect.stringMatching(`^guide.${field}: `)] }]);
  });

  test('a check says what would change, and names an existing row that a new code replaces', async () => {
    const people = [{ code: 'NEW-1', account: 'T10001', name: '周景行', userType: 'staff', title: '教授' }];
    const planned = await send({ people }, { check: true });
    expect(planned).toMatchObject({
      taken: { people: { added: 0, changed: 1 } },
      changed: [
        { row: 1, code: 'NEW-1', replaces: '周景行', fields: expect.arrayContaining([expect.objectContaining({ field: 'profile' })]) },
      ],
    });
    expect(await send({ people }, { check: true })).toEqual(planned);
  });

  test('a list above its limit is refused as a whole, in words', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => `m${index},m,https://a.example/`);
    const text = `code,name,link\n${rows.join('\n')}\n`;
    expect((await sendImport(portal(), { name: 'menus.csv', text, school: '10005' })).error).toMatch(/menus has more than 500 rows/);
  });

  test('case 36 · a CSV says its list by its name; dirty HTML comes in clean', async () => {
    const csv =
      '\uFEFFcode,category,title,publisher,publishTime,html,isTop\nC1,学校要闻,"标题, 带逗号",校办,2026-11-02 10:00:00,"<p>a</p><script>x()</script>",0\n';
    expect(await importReport(portal(), { name: 'news.csv', text: csv, school: '10005' })).toMatchObject({
      taken: { news: { added: 1, changed: 0, unchanged: 0 } },
    });
    const [row] = await portal().services.database.select().from(newsArticle).where(eq(newsArticle.title, '标题, 带逗号'));
    expect(row?.html).toBe('<p>a</p>');
    for (const [name, text] of [
      ['people.txt', ''],
      ['rows.csv', 'a,b\n'],
      ['news.csv', 'code,title\n"x'],
      ['a.json', '[]'],
      ['a.json', '{"pupils":[]}'],
      ['a.json', '{"news":{}}'],
    ] as const)
      expect(await sendImport(portal(), { name, text, school: '10005' })).toMatchObject({ error: expect.stringMatching(/^(The|A|news) /) });
    expect((await sendImport(portal(), { name: 'a.json', text: '{}' })).error).toMatch(/--school/);
  });
});
