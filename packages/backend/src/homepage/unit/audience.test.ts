import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import type { Account, TestPortal } from '../../testing/test-portal.ts';
import { newsArticle } from '../news/schema.ts';
import { service } from '../service/schema.ts';
import { moduleSwitch } from './schema.ts';

interface Named {
  id?: string;
  appId?: string;
  idCode?: string;
  name?: string;
  title?: string;
}
interface Listed {
  records: Named[];
  total: number;
}
const servicesPath = '/homepage/homeApp/getServiceApp';
const systemsPath = '/homepage/homeApp/getBusinessApp';
const noticesPath = '/homepage/notice/getUserNoticeInfo';

async function as(portal: TestPortal, account: Account, host = 'localhost') {
  const token = await portal.tokenOf(account, host);
  return {
    get: <Data>(path: string) => portal.get<Data>(path, { token, host }),
    post: <Data>(path: string, body: object = {}) => portal.post<Data>(path, { token, host, body: { pageSize: 100, ...body } }),
  };
}
/** The names of all pages of a list. */
async function listAll(who: Awaited<ReturnType<typeof as>>, path: string): Promise<string[]> {
  const found: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = (await who.post<Listed>(path, { pageNum })).data;
    found.push(...names(page?.records));
    if (found.length >= (page?.total ?? 0)) return found;
  }
}
const names = (rows: Named[] | undefined) => (rows ?? []).map((row) => row.name ?? row.title ?? '');

onBothEngines('who may see what', (portal) => {
  const visitors: Account[] = ['guest', '20260001'];

  test.each(visitors)('case 35 · G7 · what is for staff is absent everywhere for %s, counts too', async (account) => {
    const visitor = await as(portal(), account);
    const staff = await as(portal(), 'T10001');
    const seen = await visitor.post<Listed>(servicesPath);
    const full = await staff.post<Listed>(servicesPath);
    expect(names(full.data?.records)).toContain('网上报销');
    expect(names(seen.data?.records)).not.toContain('网上报销');
    const everything = await listAll(staff, servicesPath);
    const visible = await listAll(visitor, servicesPath);
    const [forStaff, forBoth] = [everything.filter((name) => !visible.includes(name)), everything.filter((name) => visible.includes(name))];
    expect(forStaff.length).toBeGreaterThan(50);
    expect([everything.length, visible.length]).toEqual([full.data?.total, seen.data?.total]);
    expect(forBoth.length).toBe(seen.data?.total);
    expect(await visitor.post<Listed>(servicesPath, { keyword: '网上报销' })).toMatchObject({ data: { total: 0, records: [] } });
    expect(await visitor.post<Listed>(servicesPath, { userType: 'STAFF', keyword: '网上报销' })).toMatchObject({ data: { total: 0 } });

    for (const path of ['/homepage/homeApp/getHotApp?limit=50', '/homepage/homeApp/getRecommendApp?limit=50']) {
      expect(names((await visitor.get<Named[]>(path)).data ?? [])).not.toContain('网上报销');
    }
    const appId = full.data?.records.find((row) => row.name === '网上报销')?.appId;
    for (const path of ['getAppGuide', 'hitApp', 'collectApp']) {
      const refused = await visitor.get<null>(`/homepage/homeApp/${path}?appId=${appId}`);
      expect(refused).toMatchObject({ data: null });
      expect([401, 1001]).toContain(refused.code);
      expect(refused.msg).not.toContain('报销');
    }
    const role = await visitor.get<{ apps: Named[] }[]>('/homepage/recommend/recommendByType?type=role');
    expect(role.data?.flatMap((group) => names(group.apps))).not.toContain('网上报销');
    const topics = (await visitor.get<{ records: { id: string; appCount: number }[] }>('/homepage/special/list')).data?.records ?? [];
    for (const { id, appCount } of topics) {
      const detail = await visitor.get<{ groups: { apps: Named[] }[] }>(`/homepage/special?id=${id}`);
      const apps = detail.data?.groups.flatMap((group) => names(group.apps)) ?? [];
      expect(apps).not.toContain('网上报销');
      expect(apps).toHaveLength(appCount);
    }
    const depts = (await visitor.get<{ name: string; count: number }[]>('/homepage/homeAppType/getHomeDept')).data ?? [];
    expect(depts.reduce((sum, dept) => sum + dept.count, 0)).toBe(seen.data?.total);
    // What audits are for is staff's alone: the department itself is not named.
    expect(depts.map((dept) => dept.name)).not.toContain('审计处');
    const statistic = await visitor.get<{ appCount: number }>('/homepage/homeStatistic/getHomeStatistic');
    const systems = await visitor.post<Listed>(systemsPath);
    // What may be asked for is named, and counts for those who may use it.
    const toApplyFor = systems.data?.records.filter((row) => 'applyUrl' in row).length ?? 0;
    expect(statistic.data?.appCount).toBe((seen.data?.total ?? 0) + (systems.data?.total ?? 0) - toApplyFor);
    expect(names(systems.data?.records)).not.toContain('协同办公 OA');
  });

  test.each(visitors)('G7 · news and notices for staff are not there for %s, by list, search or id', async (account) => {
    const visitor = await as(portal(), account);
    const staff = await as(portal(), 'T10001');
    const columns = (await staff.get<{ all: { id: string; name: string }[] }>('/homepage/news/category/custom')).data?.all ?? [];
    const column = columns.find((each) => each.name === '校内通报')?.id;
    const internal = (await staff.get<Listed>(`/homepage/news/list?pageSize=100&categoryId=${column}`)).data;
    // One more is in a column that everybody reads.
    const spread = (await staff.get<Listed>(`/homepage/news/list?keyword=${encodeURIComponent('寒假值班')}`)).data?.records ?? [];
    const secret = [...new Map([...spread, ...(internal?.records ?? [])].map((row) => [row.id, row])).values()];
    expect(secret.length).toBeGreaterThan(15);
    const everything = (await staff.get<Listed>('/homepage/news/list')).data?.total ?? 0;
    const list = await visitor.get<Listed>('/homepage/news/list?pageSize=100');
    expect(list.data?.total).toBe(everything - secret.length);
    expect(await visitor.get(`/homepage/news/list?categoryId=${column}`)).toMatchObject({ code: 404 });
    for (const { id, title } of secret.slice(0, 4)) {
      expect(names(list.data?.records)).not.toContain(title);
      expect(await visitor.get(`/homepage/news/detail?id=${id}`)).toMatchObject({ code: 404, data: null });
    }
    expect((await visitor.get<Listed>(`/homepage/news/list?keyword=${encodeURIComponent('值班')}`)).data?.total).toBe(0);
    const top = await visitor.get<{ category: Named; top: Named[] }[]>('/homepage/news/category/top?limit=50');
    expect(top.data?.map((each) => each.category.name)).not.toContain('校内通报');
    expect(top.data?.flatMap((each) => names(each.top)).join()).not.toContain('寒假值班');

    const notices = await staff.post<Listed>(noticesPath);
    const meeting = notices.data?.records.find((row) => row.title?.includes('教学工作例会'));
    expect(names((await visitor.post<Listed>(noticesPath)).data?.records)).not.toContain(meeting?.title);
    expect(await visitor.get(`/homepage/notice/getUserNoticeUrl?noticeId=${meeting?.idCode}`)).toMatchObject({ code: 404 });
  });

  test('case 34 · a student cannot mark a notice that is not addressed to them', async () => {
    const staff = await as(portal(), 'T10001');
    const meeting = (await staff.post<Listed>(noticesPath, { keyword: '教学工作例会' })).data?.records[0];
    expect(await (await as(portal(), '20260001')).post('/homepage/notice/read', { idCodes: [meeting?.idCode] })).toMatchObject({
      code: 404,
    });
    expect(await staff.post('/homepage/notice/read', { idCodes: [meeting?.idCode] })).toMatchObject({ data: { changed: 1 } });
  });

  test('case 34 · another school’s ids are 404, for every visitor', async () => {
    const student = await as(portal(), '20260001', 'workbench.localhost');
    for (const path of [
      '/homepage/news/detail?id=1000107001',
      '/homepage/homeApp/getAppGuide?appId=1000105001',
      '/homepage/homeApp/collectApp?appId=1000105001',
      '/homepage/special?id=1000106001',
      '/homepage/recommend?id=1000115001',
      '/homepage/notice/getUserNoticeUrl?noticeId=1000109001',
      '/homepage/news/list?categoryId=1000108001',
    ]) {
      expect(await student.get(path)).toMatchObject({ status: 200, code: 404, data: null });
    }
    const file = await portal().request('/files/1000116001', { host: 'workbench.localhost' });
    expect(file.status).toBe(404);
  });

  test('case 54 · the school goes by the host, not by what a query or header says', async () => {
    const token = await portal().tokenOf('guest');
    const headers = { 'x-forwarded-host': 'gateway.localhost', fid: '10003' };
    expect(await portal().get('/pedestal/unitConfig/getConfig?fid=10003', { token, headers })).toMatchObject({ data: { fid: '10001' } });
  });

  test('schools have their own ids, colours, templates and services', async () => {
    const of = async (host: string) => {
      const guest = await as(portal(), 'guest', host);
      const config = await guest.get<{ template: number; unitName: string }>('/pedestal/unitConfig/getConfig');
      const themes = await guest.get<{ type: number; color?: string }[]>('/homepage/theme/list');
      const services = await guest.post<Listed>(servicesPath);
      return { ...config.data, color: themes.data?.[0]?.color, ids: services.data?.records.map((row) => row.appId) ?? [] };
    };
    const [university, college, office] = [await of('localhost'), await of('workbench.localhost'), await of('gateway.localhost')];
    expect([university.template, college.template, office.template]).toEqual([1, 2, 3]);
    expect([university.color, college.color, office.color]).toEqual(['#007aff', '#0f7b6c', '#b3212a']);
    expect(new Set([...university.ids, ...college.ids, ...office.ids]).size).toBe(
      university.ids.length + college.ids.length + office.ids.length,
    );
  });

  test('G1 · a guest’s menu leaves out what needs signing in, but knows that it is there', async () => {
    interface Config {
      menus: { name: string; isLogin: number }[];
      openMenus: { name: string }[];
    }
    const guest = (await (await as(portal(), 'guest')).get<Config>('/pedestal/unitConfig/getConfig')).data;
    expect(names(guest?.openMenus)).toEqual(['首页', '服务大厅', '业务系统', '新闻中心', '信息中心', '校园地图', '校友网']);
    expect(names(guest?.menus)).toContain('任务中心');
    const student = (await (await as(portal(), '20260001')).get<Config>('/pedestal/unitConfig/getConfig')).data;
    expect(names(student?.openMenus)).toEqual([
      '首页',
      '服务大厅',
      '业务系统',
      '新闻中心',
      '任务中心',
      '日程中心',
      '信息中心',
      '校园地图',
      '校友网',
      '云盘',
    ]);
  });

  test('G8 · X5 · a module that is off answers 1002 and leaves menu, home and module list', async () => {
    const { database, schools } = portal().services;
    const guest = await as(portal(), 'guest', 'personal.localhost');
    const set = async (open: 0 | 1) => {
      await database
        .update(moduleSwitch)
        .set({ open })
        .where(and(eq(moduleSwitch.fid, '331906'), eq(moduleSwitch.sign, 'news')));
      await schools.changed('331906');
    };
    await set(0);
    for (const path of ['/homepage/news/list', '/homepage/news/category/top', '/homepage/news/detail?id=33190607001']) {
      expect(await guest.get(path)).toMatchObject({ status: 200, success: false, code: 1002, data: null });
    }
    interface Config {
      menus: Named[];
      modules: { sign: string; open: number; children: { open: number }[] }[];
    }
    const config = (await guest.get<Config>('/pedestal/unitConfig/getConfig')).data;
    expect(names(config?.menus)).not.toContain('新闻中心');
    expect(config?.modules.find((module) => module.sign === 'news')).toMatchObject({ open: 0, children: [{ open: 0 }] });
    expect((await guest.get<{ sign: string }[]>('/homepage/homeConfig/list')).data?.map((block) => block.sign)).not.toContain(
      'news.latest',
    );
    await set(1);
    expect(await guest.get('/homepage/news/list')).toMatchObject({ code: 200 });
  });

  test('the office has neither tasks nor a schedule', async () => {
    const staff = await as(portal(), 'T10001', 'gateway.localhost');
    expect(await staff.get('/homepage/taskCenter/getTaskCenterType')).toMatchObject({ code: 1002 });
    expect(await staff.get('/homepage/centerService/getCurriculumData')).toMatchObject({ code: 1002 });
    expect(await staff.get('/homepage/person/getPersonMessage')).toMatchObject({ code: 200, data: { todo: 0 } });
  });

  test('case 58 · a task source that fails is named, and the others’ tasks are there', async () => {
    const staff = await as(portal(), 'T10001', 'workbench.localhost');
    const tasks = await staff.post<{ total: number; failedSources: object[]; records: { overdue: boolean; sourceName: string }[] }>(
      '/homepage/taskCenter/getTaskCenterInfo',
      { type: 'todo', sort: 'due' },
    );
    expect(tasks.data).toMatchObject({ total: 11, failedSources: [{ sourceCode: 'finance', sourceName: '财务报销' }] });
    expect(tasks.data?.records[0]?.overdue).toBe(true);
    expect(tasks.data?.records.slice(1).every((row) => !row.overdue)).toBe(true);
  });

  test('case 36 · an article’s HTML is clean even if dirty HTML came into the database', async () => {
    const { database } = portal().services;
    const id = '1000507002';
    const html =
      '<p style="position:fixed" id="x" onclick="a()">text</p><script>a()</script><img src=x onerror=a()><svg onload=a()></svg><a href="java\tscript:a()">l</a><a href="https://ok.example">m</a><iframe srcdoc="<script>"></iframe><base href="//evil"><form action="//evil"><input name="q"></form><img src="data:image/svg+xml,x"><math><mtext><table><mglyph><style><img src onerror=a()>';
    await database.update(newsArticle).set({ html }).where(eq(newsArticle.id, id));
    const answer = await (await as(portal(), 'guest', 'api.localhost')).get<{ html: string }>(`/homepage/news/detail?id=${id}`);
    const clean = answer.data?.html ?? '';
    expect(clean).toContain('<p>text</p>');
    expect(clean).toContain('<a href="https://ok.example" rel="noopener noreferrer">m</a>');
    expect(clean).not.toMatch(/script|onerror|onload|onclick|style|iframe|srcdoc|base|form|input|svg|math|data:|id=/i);
  });

  test('an article has table, picture, neighbours and a file that can be fetched', async () => {
    interface Article {
      html: string;
      attachments: { url: string; name: string; size: number }[];
      prev?: Named;
      next?: Named;
    }
    const article = (await (await as(portal(), 'guest')).get<Article>('/homepage/news/detail?id=1000107001')).data;
    expect(article?.html).toMatch(/<table>.*<\/table>/s);
    expect(article?.prev).toBeUndefined();
    expect(article?.next?.title).toBe('云麓湖水环境观测站建成，服务流域生态研究');
    const file = await portal().request(article?.attachments[0]?.url ?? '');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.]+$/);
    expect((await file.arrayBuffer()).byteLength).toBe(article?.attachments[0]?.size);
    const picture = await portal().request(/src="([^"]+)"/.exec(article?.html ?? '')?.[1] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('P3 · P4 · favourites and what was opened are a person’s own', async () => {
    const staff = await as(portal(), 'T10001');
    const admin = await as(portal(), 'admin');
    const toggle = '/homepage/homeApp/collectApp?appId=1000105017';
    const listOf = async (call: string) => (await staff.get<Listed>(`/homepage/homeApp/${call}`)).data;
    const [kept = 0, used = 0] = [(await listOf('getCollectApp'))?.total, (await listOf('getRecentlyUsedApp'))?.total];
    expect(await staff.get(toggle)).toMatchObject({ data: { isCollect: true, collectCount: 1 } });
    expect(await staff.get(`${toggle}&op=1`)).toMatchObject({ data: { isCollect: true, collectCount: 1 } });
    expect(await admin.get<Listed>('/homepage/homeApp/getCollectApp')).toMatchObject({ data: { total: 0 } });
    const collected = await listOf('getCollectApp');
    expect([collected?.total, collected?.records[0]]).toMatchObject([kept + 1, { name: '馆藏检索', isCollect: true }]);
    expect(await staff.get(toggle)).toMatchObject({ data: { isCollect: false, collectCount: 0 } });
    await staff.get('/homepage/homeApp/hitApp?appId=1000105017');
    const opened = await listOf('getRecentlyUsedApp');
    expect([opened?.total, opened?.records[0]]).toMatchObject([used + 1, { name: '馆藏检索', times: 1 }]);
    expect(await admin.get<Listed>('/homepage/homeApp/getRecentlyUsedApp')).toMatchObject({ data: { total: 0 } });
  });

  test('case 63 · opening a service twenty times in a row counts once', async () => {
    const student = await as(portal(), '20260001');
    const hit = () => student.get<{ hits: number }>('/homepage/homeApp/hitApp?appId=1000105030');
    const first = (await hit()).data?.hits;
    const again = await Promise.all(Array.from({ length: 20 }, hit));
    expect(new Set(again.map((answer) => answer.data?.hits))).toEqual(new Set([first]));
    const [row] = await portal().services.database.select().from(service).where(eq(service.id, '1000105030'));
    expect(row?.hits).toBe(first);
  });

  test('E1 · services are found by name, first letters and department, and sorted', async () => {
    const guest = await as(portal(), 'guest');
    const find = async (query: object) => names((await guest.post<Listed>(servicesPath, query)).data?.records);
    expect(await find({ keyword: 'CJCX' })).toEqual(['成绩查询', '体质测试成绩查询']);
    expect(await find({ keyword: '研讨' })).toEqual(['研讨室预约']);
    expect(await find({ keyword: '图书馆' })).toEqual(expect.arrayContaining(['图书借阅', '研讨室预约', '馆藏检索', '文献传递']));
    expect((await find({ sort: 'hot' })).slice(0, 2)).toEqual(['校园卡充值', '成绩查询']);
    expect(await find({ initial: 'V' })).toEqual(['VPN 远程访问']);
    expect(await find({ keyword: '大型仪器' })).toEqual(['大型仪器预约']);
  });
});
