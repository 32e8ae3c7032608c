import { campusContract, configContract, type ServiceItem, serviceContract, termContract } from '@portico/contracts';
import { type FakeHandlers, fakeServer, planWith } from '@portico/testing';
import { area } from './area.ts';

// Only tests read this file.
export const plan = planWith(area);

export const service = (id: string, more: Partial<ServiceItem> = {}): ServiceItem => ({
  appId: id,
  name: `服务 ${id}`,
  icon: 'grid',
  pcUrl: `https://apps.example/${id}`,
  mobileUrl: `https://m.apps.example/${id}`,
  deptName: '教务处',
  typeIds: [],
  labels: [],
  isLogin: 1,
  isFrame: 0,
  terminal: 'all',
  handleType: 'online',
  status: 'on',
  isCollect: true,
  hits: 1,
  hasGuide: false,
  ...more,
});

export const favourite = (id: string, group = '') => ({ ...service(id), collectTime: '2026-11-01 08:00:00', sort: 0, group });

/** A server that keeps favourites as the real one does. */
export function favouritesServer(kept: ReturnType<typeof favourite>[], handlers: FakeHandlers<typeof serviceContract> = {}) {
  let rows = kept;
  return fakeServer(serviceContract, {
    collected: ({ pageNum, pageSize }) => ({ records: rows, total: rows.length, pageNum, pageSize }),
    arrangeCollected: ({ groups }) => {
      rows = groups.flatMap(({ name, appIds }) =>
        appIds.flatMap((id) => rows.filter((row) => row.appId === id).map((row) => ({ ...row, group: name }))),
      );
      return { arranged: rows.length };
    },
    collect: ({ appId, op }) => {
      rows = Number(op) === 1 ? [favourite(appId), ...rows] : rows.filter((row) => row.appId !== appId);
      return { isCollect: Number(op) === 1, collectCount: 1 };
    },
    hit: () => ({ hits: 1 }),
    ...handlers,
  });
}

export const campusServer = (handlers: FakeHandlers<typeof campusContract> = {}) =>
  fakeServer(campusContract, {
    phones: () => [
      { id: '1', name: '考试中心', dept: '教务处', number: '010-55501303', pinyin: 'kaoshizhongxin jiaowuchu', initials: 'kszx jwckszx' },
      { id: '2', name: '急诊', dept: '校医院', number: '010-55501120', note: '24 小时', pinyin: 'jizhen xiaoyiyuan', initials: 'jz xyyjz' },
    ],
    openingHours: () => [{ id: '1', name: '西区图书馆', hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '07:30', to: '22:30' }] }],
    schoolDays: () => [
      { name: '期中考试', type: 'exam' as const, startDate: '2026-11-11', endDate: '2026-11-11' },
      { name: '元旦放假', type: 'holiday' as const, startDate: '2027-01-01', endDate: '2027-01-03' },
    ],
    freeRooms: () => ({
      date: '2026-11-20',
      sections: [
        { section: 3, name: '第 3 节', startTime: '09:50', endTime: '10:35' },
        { section: 4, name: '第 4 节', startTime: '10:40', endTime: '11:25' },
      ],
      rooms: [{ id: 'r', building: '明理楼', room: 'B302', seats: 120, free: [4] }],
    }),
    card: () => ({ value: '128.40', unit: '元', status: 'ok' as const, updateTime: '2026-11-20 07:00:00' }),
    ...handlers,
  })
    .and(configContract, {
      busRoutes: () => [
        { id: '1', routeName: '东西区间线', from: '东区', to: '西区', days: [5], times: [{ depart: '09:00' }, { depart: '09:40' }] },
      ],
      tools: () => [
        {
          id: '1',
          name: '办公电话',
          icon: 'mail',
          sort: 0,
          target: { link: '/personal-center/campus-infos#phones', isFrame: 0 as const, isLogin: 1 as const },
        },
        {
          id: '2',
          name: '图书检索',
          icon: 'book',
          sort: 1,
          target: { link: 'https://lib.example/', isFrame: 0 as const, isLogin: 0 as const },
        },
      ],
    })
    .and(termContract, {
      now: () => ({
        id: '1',
        name: '第一学期',
        year: '2026-2027',
        term: 1 as const,
        startDate: '2026-09-07',
        endDate: '2027-01-24',
        nowWeek: 11,
        totalWeek: 20,
      }),
    });
