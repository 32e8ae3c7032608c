import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { notice } from '../notice/schema.ts';
import { moduleSwitch } from '../unit/schema.ts';
import { rangesOf } from './ranges.ts';

interface Hit {
  id: string;
  title: string;
  summary: string;
  ranges: { field: 'title' | 'summary'; start: number; end: number }[];
  target: { link: string };
}
interface Found {
  total: number;
  groups: { type: string; total: number; records: Hit[] }[];
  suggest: string[];
}
const path = (search: string, more = '') => `/homepage/homeApp/search?search=${encodeURIComponent(search)}${more}`;
const titles = (found: Found | null, type: string) =>
  found?.groups.find((group) => group.type === type)?.records.map((hit) => hit.title) ?? [];

onBothEngines('search', (portal) => {
  const ask = async (account: 'guest' | '20260001' | 'T10001', search: string, more = '') =>
    (await portal().get<Found>(path(search, more), { token: await portal().tokenOf(account) })).data;

  test('Q1 · services, systems, news, notices and guides are found, two-character words too', async () => {
    const found = await ask('T10001', '经费', '&pageSize=50');
    expect(found?.groups.map((group) => group.type)).toEqual(expect.arrayContaining(['service', 'news', 'notice', 'guide']));
    expect(titles(found, 'service')).toContain('经费卡余额查询');
    expect((await ask('guest', '学金'))?.total).toBeGreaterThan(10);
    expect(titles(await ask('guest', '助学', '&type=service&pageSize=50'), 'service')).toContain('奖助学金申请');
  });

  test('Q1 · pinyin, first letters, full width and several words find the same', async () => {
    expect(titles(await ask('guest', 'chengjichaxun'), 'service')[0]).toBe('成绩查询');
    expect(titles(await ask('guest', 'CJCX'), 'service')[0]).toBe('成绩查询');
    expect(titles(await ask('guest', 'ｖｐｎ'), 'service')).toContain('VPN 远程访问');
    expect(titles(await ask('guest', '成绩 复核'), 'service')).toEqual(['成绩复核申请']);
  });

  test('Q1 · the server returns the matches, inside the text and in order', async () => {
    for (const group of (await ask('guest', '宿舍', '&pageSize=50'))?.groups ?? []) {
      for (const { title, summary, ranges } of group.records) {
        expect(ranges.length).toBeGreaterThan(0);
        for (const { field, start, end } of ranges) expect((field === 'title' ? title : summary).slice(start, end)).toContain('宿舍');
      }
    }
  });

  test('case 39 · ranges neither overlap nor leave their text, whatever is searched', () => {
    expect(rangesOf('title', '奖助学金奖学金', ['学金', '奖学', '金'])).toEqual(
      [
        { field: 'title', start: 2, end: 4 },
        { field: 'title', start: 4, end: 7 },
      ].reduce<{ field: 'title'; start: number; end: number }[]>((merged, range) => {
        const last = merged.at(-1);
        if (last && range.start <= last.end) last.end = range.end;
        else merged.push({ field: 'title', start: range.start, end: range.end });
        return merged;
      }, []),
    );
    expect(rangesOf('title', 'ﬁne 😀 FINE', ['fine'])).toEqual([
      { field: 'title', start: 0, end: 3 },
      { field: 'title', start: 7, end: 11 },
    ]);
    expect(rangesOf('title', '文', [''])).toEqual([]);
  });

  test.each(['"><img src=x onerror=alert(1)>', "' or 1=1 --", '%_', '\\', '\u202Etxt', '(a+)+$', '__proto__'])(
    'case 38 · the search %s is only text',
    async (search) => {
      const answer = await portal().get<Found>(path(search), { token: await portal().tokenOf('guest') });
      expect(answer).toMatchObject({ status: 200, code: 200, data: { keyword: search } });
    },
  );

  test('case 38 · case 59 · empty, NUL, a hundred and one signs and wrong pages are code 400', async () => {
    const token = await portal().tokenOf('guest');
    for (const query of [
      '',
      '?search=',
      '?search=%00',
      `?search=${'x'.repeat(101)}`,
      '?search=a&pageSize=1e9',
      '?search=a&pageNum=-1',
      '?search=a&type=people',
      '?search=a&search=b',
    ])
      expect(await portal().get(`/homepage/homeApp/search${query}`, { token })).toMatchObject({ status: 200, code: 400, data: null });
  });

  test('case 35 · what is for staff is in no group, no count and no suggestion for others', async () => {
    for (const word of ['用印', '用印申请', 'yysq', '寒假值班', '教学工作例会']) {
      const staff = await ask('T10001', word);
      expect(staff?.total).toBeGreaterThan(0);
      for (const account of ['guest', '20260001'] as const) {
        const seen = await ask(account, word);
        const all = JSON.stringify(seen);
        expect(all).not.toMatch(/"title":"(用印申请|关于寒假值班|关于召开第 6 次)/);
        expect(seen?.suggest).not.toContain('用印申请');
      }
    }
    const token = await portal().tokenOf('20260001');
    expect((await portal().get<string[]>('/homepage/homeApp/suggest?search=yysq', { token })).data).not.toContain('用印申请');
  });

  test('case 34 · only its recipient finds a notice to one person', async () => {
    const { database } = portal().services;
    await database.update(notice).set({ personId: '1000111002' }).where(eq(notice.id, '1000109008'));
    expect(titles(await ask('T10001', '晚间班次'), 'notice')).toHaveLength(1);
    expect(titles(await ask('20260001', '晚间班次'), 'notice')).toHaveLength(0);
    expect(titles(await ask('guest', '晚间班次'), 'notice')).toHaveLength(0);
    await database.update(notice).set({ personId: null }).where(eq(notice.id, '1000109008'));
  });

  test('G8 · a module that is off or in maintenance leaves no trace in search', async () => {
    const { database, schools } = portal().services;
    const host = 'api.localhost';
    const token = await portal().tokenOf('guest', host);
    const kinds = async () => ((await portal().get<Found>(path('学'), { token, host })).data?.groups ?? []).map((group) => group.type);
    expect(await kinds()).toContain('news');
    const set = async (change: Partial<typeof moduleSwitch.$inferInsert>) => {
      await database
        .update(moduleSwitch)
        .set(change)
        .where(and(eq(moduleSwitch.fid, '10005'), eq(moduleSwitch.sign, 'news')));
      await schools.changed('10005');
    };
    await set({ open: 0 });
    expect(await kinds()).not.toContain('news');
    await set({ open: 1, maintenance: 1 });
    expect(await kinds()).not.toContain('news');
    await set({ maintenance: 0 });
    expect(await kinds()).toContain('news');
  });

  test('Q1 · history is a person’s own: the newest ten, each once; a guest has none', async () => {
    const token = await portal().tokenOf('admin');
    const records = async () =>
      (await portal().get<{ id: string; search: string }[]>('/homepage/homeApp/getSearchRecord', { token })).data ?? [];
    for (const word of ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '三'])
      await portal().get(path(word), { token });
    const kept = await records();
    expect(kept).toHaveLength(10);
    expect(kept[0]?.search).toBe('三');
    expect(new Set(kept.map((row) => row.search)).size).toBe(10);
    const student = await portal().tokenOf('20260001');
    expect(await portal().get(`/homepage/homeApp/clearSearchRecord?id=${kept[1]?.id}`, { token: student })).toMatchObject({
      data: { cleared: 0 },
    });
    expect(await portal().get(`/homepage/homeApp/clearSearchRecord?id=${kept[1]?.id}`, { token })).toMatchObject({ data: { cleared: 1 } });
    expect(await portal().get('/homepage/homeApp/clearSearchRecord', { token })).toMatchObject({ data: { cleared: 9 } });
    expect(await records()).toEqual([]);
    expect(await portal().get('/homepage/homeApp/getSearchRecord', { token: await portal().tokenOf('guest') })).toMatchObject({
      code: 200,
      data: [],
    });
  });

  test('case 63 · searching the same twenty times makes a word no hotter, and a telephone number never hot', async () => {
    const token = await portal().tokenOf('20260001');
    const hot = async () =>
      (await portal().get<{ hot: { search: string; count: number }[] }>('/homepage/homeStatistic/getSearchStatistic', { token })).data
        ?.hot ?? [];
    const before = (await hot()).find((row) => row.search === '校历')?.count ?? 0;
    await Promise.all(Array.from({ length: 20 }, () => portal().get(path('校历'), { token })));
    expect((await hot()).find((row) => row.search === '校历')?.count).toBe(before + 1);
    await portal().get(path('13812345678'), { token });
    expect(JSON.stringify(await hot())).not.toContain('13812345678');
  });

  test('Q1 · what is typed goes on as names; what finds nothing is answered with what may be meant', async () => {
    const token = await portal().tokenOf('guest');
    expect((await portal().get<string[]>('/homepage/homeApp/suggest?search=xyk', { token })).data).toContain('校园卡充值');
    expect((await ask('guest', '校园卡充置'))?.suggest).toContain('校园卡充值');
  });
});
