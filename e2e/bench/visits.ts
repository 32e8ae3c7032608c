/** One kind of request of mixed traffic. */
export interface Visit {
  path: string;
  isMember?: boolean;
  /** Of a POST. */
  body?: (number: number) => object;
}

/** A page of everyone and of one member, calls, a search, and a write: one of each kind in turn. */
export const visits: readonly Visit[] = [
  { path: '/home' },
  { path: '/news' },
  { path: '/service-hall' },
  { path: '/home', isMember: true },
  { path: '/task-center', isMember: true },
  { path: '/registry/plan' },
  { path: '/homepage/news/list?pageNum=1&pageSize=20', isMember: true },
  { path: '/homepage/theme/list', isMember: true },
  { path: '/pedestal/auth/userInfo', isMember: true },
  { path: '/homepage/homeApp/getServiceApp', isMember: true, body: () => ({ pageSize: 20 }) },
  { path: '/homepage/notice/getUserNoticeInfo', isMember: true, body: () => ({ pageSize: 20 }) },
  {
    path: '/homepage/homeApp/collectApp',
    isMember: true,
    // On and off in turn, so that the data does not grow.
    body: (number) => ({ appId: '1000105001', op: Math.floor(number / 12) % 2 }),
  },
];
