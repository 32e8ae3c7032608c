import type { HomeBlock, ServiceItem } from '@portico/contracts';

// Only tests read this file.
export const service = (appId: string, more: Partial<ServiceItem> = {}): ServiceItem => ({
  appId,
  name: `服务 ${appId}`,
  icon: 'grade',
  pcUrl: `https://apps.example/${appId}`,
  mobileUrl: '',
  deptName: '教务处',
  typeIds: ['7'],
  labels: [],
  isLogin: 0,
  isFrame: 0,
  terminal: 'all',
  handleType: 'online',
  status: 'on',
  isCollect: false,
  hits: 3_204,
  hasGuide: true,
  ...more,
});

/** Blocks as a school arranges them, in this order. */
export const blocks = (...placed: [sign: string, area: HomeBlock['area'], more?: Partial<HomeBlock>][]): HomeBlock[] =>
  placed.map(([sign, area, more], sort) => ({
    id: sign,
    sign,
    name: sign,
    area,
    span: 24,
    sort,
    open: 1,
    isLogin: 0,
    props: {},
    ...more,
  }));
