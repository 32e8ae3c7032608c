import type { CampusCard, CampusPhone, OpeningHours, SchoolDay } from '@portico/contracts';
import { addDays, dayOf, weekDayOf } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { configItem } from '../../kernel/config/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { importReport, sendImport } from '../../testing/send-import.ts';
import { takenOn } from './free-rooms.ts';
import { joined } from './school-days.ts';

const base = '/homepage/campus';
interface Rooms {
  date: string;
  sections: { section: number }[];
  rooms: { building: string; room: string; free: number[] }[];
}

test('P2 · days in a row with one name are one entry, a make-up day stands alone', () => {
  const day = (date: string, more: Partial<Parameters<typeof joined>[0][number]> = {}) => ({
    date,
    type: 'holiday' as const,
    name: '假期',
    makeupFor: null,
    ...more,
  });
  expect(
    joined([
      day('2026-10-01'),
      day('2026-10-02'),
      day('2026-10-04'),
      day('2026-10-10', { type: 'work', name: '调休', makeupFor: '2026-10-02' }),
    ]),
  ).toEqual([
    { name: '假期', type: 'holiday', startDate: '2026-10-01', endDate: '2026-10-02' },
    { name: '假期', type: 'holiday', startDate: '2026-10-04', endDate: '2026-10-04' },
    { name: '调休', type: 'work', startDate: '2026-10-10', endDate: '2026-10-10', makeupFor: '2026-10-02' },
  ]);
});

test('P2 · a room is taken only on the weekday and in the weeks of a class', () => {
  const lessons = [
    { weekDay: 1, sections: [1, 2] },
    { weekDay: 1, sections: [6], weeks: [3] },
  ];
  expect([...takenOn(lessons, { weekDay: 1, week: 3 })]).toEqual([1, 2, 6]);
  expect([...takenOn(lessons, { weekDay: 1, week: 4 })]).toEqual([1, 2]);
  expect([...takenOn(lessons, { weekDay: 2, week: 3 })]).toEqual([]);
});

onBothEngines('the campus', (portal) => {
  const as = async (account: '20260001' | 'T10001' | 'guest', host = 'localhost') => {
    const token = await portal().tokenOf(account, host);
    return <Data>(path: string) => portal().get<Data>(base + path, { token, host });
  };

  test('P2 · the telephone book is the school’s own and can be found by initials', async () => {
    const book = (await (await as('20260001'))<CampusPhone[]>('/listPhones')).data ?? [];
    expect(book.find(({ name }) => name === '考试中心')).toMatchObject({ dept: '教务处', number: '010-55501303' });
    expect(book.find(({ name }) => name === '考试中心')?.initials).toBe('kszx jwckszx');
    const city = (await (await as('20260001', 'gateway.localhost'))<CampusPhone[]>('/listPhones')).data ?? [];
    expect(city.map(({ number }) => number)).toContain('12345');
    expect(city.some(({ dept }) => dept === '教务处')).toBe(false);
  });

  test('P2 · a number for staff is not shown to students; guests see nothing of the campus', async () => {
    const { database } = portal().services;
    const [row] = await database
      .select()
      .from(configItem)
      .where(and(eq(configItem.kind, 'phone'), eq(configItem.fid, '10001')))
      .limit(1);
    if (!row) throw new Error('the seed has telephones');
    await database
      .update(configItem)
      .set({ audience: ['STAFF'] })
      .where(eq(configItem.id, row.id));
    await portal().services.schools.changed('10001');
    const ids = async (account: '20260001' | 'T10001') =>
      ((await (await as(account))<CampusPhone[]>('/listPhones')).data ?? []).map(({ id }) => id);
    expect(await ids('20260001')).not.toContain(row.id);
    expect(await ids('T10001')).toContain(row.id);
    for (const path of ['/listPhones', '/listOpeningHours', '/listSchoolDays', '/listFreeRooms', '/getCard'])
      expect(await (await as('guest'))(path)).toMatchObject({ success: false, code: 401, data: null });
  });

  test('P2 · a school imports its telephone book and its hours; the same file again changes nothing', async () => {
    const file = (number: string) => ({
      name: 'phones.csv',
      text: `code,name,dept,number,audience\nP1,后勤值班,后勤处,${number},student;staff`,
      school: '10005',
    });
    const book = async () => (await (await as('20260001', 'api.localhost'))<CampusPhone[]>('/listPhones')).data ?? [];
    const before = await book();
    expect(await importReport(portal(), file('010-1'))).toMatchObject({ taken: { phones: { added: 1 } } });
    expect(await importReport(portal(), file('010-1'))).toMatchObject({ taken: { phones: { unchanged: 1 } } });
    expect(await importReport(portal(), file('010-2'))).toMatchObject({ taken: { phones: { changed: 1 } } });
    expect((await book()).filter(({ name }) => name === '后勤值班').map(({ number, initials }) => [number, initials])).toEqual([
      ['010-2', 'hqzb hqchqzb'],
    ]);
    expect(await book()).toHaveLength(before.length + 1);
    const wrong = { name: 'openingHours.csv', text: 'code,name,hours\nO1,食堂,1-5 09:00-08:00', school: '10005' };
    expect(JSON.stringify((await sendImport(portal(), wrong)).report)).toContain('must end after it begins');
  });

  test('P2 · hours, special days and the card', async () => {
    const get = await as('20260001');
    const places = (await get<OpeningHours[]>('/listOpeningHours')).data ?? [];
    expect(places.find(({ name }) => name === '夜宵食堂')?.hours).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], from: '20:00', to: '24:00' }]);
    const days = (await get<SchoolDay[]>('/listSchoolDays')).data ?? [];
    expect(days.map(({ name }) => name)).toContain('期中考试');
    expect(days.find(({ type }) => type === 'holiday')?.endDate).not.toBe(days.find(({ type }) => type === 'holiday')?.startDate);
    expect((await get<CampusCard>('/getCard')).data).toMatchObject({ value: '128.40', unit: '元', status: 'ok' });
  });

  test('P2 · a classroom with a class is not free, on a holiday every one is', async () => {
    const get = await as('20260001');
    const today = dayOf(new Date());
    const monday = addDays(today, 1 - weekDayOf(today));
    const rooms = async (date: string) => (await get<Rooms>(`/listFreeRooms?date=${date}`)).data;
    const thursday = (await rooms(addDays(monday, 3)))?.rooms.find(({ building, room }) => building === '明理楼' && room === 'B207');
    expect(thursday?.free).not.toContain(3);
    expect(thursday?.free).not.toContain(4);
    const term = (
      await portal().get<{ startDate: string }>('/homepage/schoolTerm/getNowTerm', { token: await portal().tokenOf('20260001') })
    ).data;
    const holiday = await rooms(addDays(term?.startDate ?? '', 24));
    expect(holiday?.rooms.every(({ free }) => free.length === holiday.sections.length)).toBe(true);
    expect(await get(`/listFreeRooms?date=2026-02-31`)).toMatchObject({ code: 400 });
  });
});

onBothEngines('a person’s own lists of services', (portal) => {
  const as = async (account: '20260001' | 'T10001') => {
    const token = await portal().tokenOf(account);
    return {
      get: <Data>(path: string) => portal().get<Data>(`/homepage/homeApp${path}`, { token }),
      post: <Data>(path: string, body: object) => portal().post<Data>(`/homepage/homeApp${path}`, { token, body }),
      kept: async () =>
        (
          await portal().get<{ records: { appId: string; group: string }[] }>('/homepage/homeApp/getCollectApp?pageSize=50', { token })
        ).data?.records.map(({ appId, group }) => ({ appId, group })) ?? [],
    };
  };

  test('P3 · favourites keep a person’s order and groups; what is not theirs is left out', async () => {
    const [student, staff] = [await as('20260001'), await as('T10001')];
    const before = await student.kept();
    expect(before.length).toBeGreaterThan(2);
    const [first = { appId: '' }, second = { appId: '' }, ...others] = before;
    const foreign = (await staff.kept()).find(({ appId }) => !before.some((row) => row.appId === appId))?.appId ?? '';
    const arranged = await student.post<{ arranged: number }>('/arrangeCollectApp', {
      groups: [
        { name: '', appIds: [second.appId, foreign, 'nothing'] },
        { name: '常办', appIds: [others[0]?.appId, first.appId] },
      ],
    });
    expect(arranged.data).toEqual({ arranged: 3 });
    expect((await student.kept()).slice(0, 3)).toEqual([
      { appId: second.appId, group: '' },
      { appId: others[0]?.appId, group: '常办' },
      { appId: first.appId, group: '常办' },
    ]);
    expect((await student.kept()).map(({ appId }) => appId).sort()).toEqual(before.map(({ appId }) => appId).sort());
    expect((await staff.kept()).some(({ group }) => group !== '')).toBe(false);
    expect(await student.post('/arrangeCollectApp', { groups: [{ name: '很长'.repeat(20), appIds: [] }] })).toMatchObject({ code: 400 });
  });

  test('P4 · openings are cleared and put back with their times; opening again shows the service again', async () => {
    const staff = await as('T10001');
    interface Used {
      appId: string;
      lastTime: string;
    }
    const used = async () => (await staff.get<{ apps: Used[] }[]>('/getRecentlyUsedAppGroup')).data?.flatMap(({ apps }) => apps) ?? [];
    const before = await used();
    const [one] = before;
    if (!one) throw new Error('the seed has openings');
    expect((await staff.post<{ appIds: string[] }>('/clearRecentlyUsedApp', { appIds: [one.appId] })).data).toEqual({
      appIds: [one.appId],
    });
    expect((await used()).some(({ appId }) => appId === one.appId)).toBe(false);
    const rest = (await staff.post<{ appIds: string[] }>('/clearRecentlyUsedApp', {})).data?.appIds ?? [];
    expect(rest).toHaveLength(before.length - 1);
    expect(await used()).toEqual([]);
    await staff.post('/clearRecentlyUsedApp', { appIds: rest, restore: true });
    expect(await used()).toEqual(before.slice(1));
    await staff.get(`/hitApp?appId=${one.appId}`);
    expect((await used())[0]?.appId).toBe(one.appId);
    expect((await (await as('20260001')).get<{ apps: Used[] }[]>('/getRecentlyUsedAppGroup')).data).not.toEqual([]);
  });
});
