import { portalError } from '@portico/client';
import type { ServiceItem } from '@portico/contracts';
import { serviceContract, statisticContract } from '@portico/contracts';
import { type FakeHandlers, fakeServer } from '@portico/testing';

// Only tests read this file.
export const service = (appId: string, more: Partial<ServiceItem> = {}): ServiceItem => ({
  ...{
    appId,
    name: `服务 ${appId}`,
    icon: 'grade',
    pcUrl: `https://apps.example/${appId}`,
    mobileUrl: '',
    deptId: '8',
    deptName: '教务处',
  },
  ...{ summary: '即时办结', typeIds: ['7'], labels: [], isLogin: 0, isFrame: 0, terminal: 'all', handleType: 'online', status: 'on' },
  ...{ isCollect: false, hits: 3_204, hasGuide: true },
  ...more,
});

export const refuse = () => {
  throw portalError('failed', '服务暂时没有响应', { requestId: 'req-1' });
};

/** A hall of as many services as are asked for, with its filters. */
export function hallServer(all: readonly ServiceItem[], change: FakeHandlers<typeof serviceContract> = {}) {
  return fakeServer(serviceContract, {
    services: ({ pageNum, pageSize }) => ({
      records: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      ...{ total: all.length, pageNum, pageSize },
    }),
    types: () => [{ id: '7', name: '学习教务', count: 2 }],
    departments: () => [{ id: '8', name: '教务处', count: 2 }],
    labels: () => [{ id: 'g', name: '主题', labels: [{ id: '9', name: '证明类', count: 1 }] }],
    hot: () => all.slice(0, 3),
    hit: () => ({ hits: 1 }),
    ...change,
  }).and(statisticContract, { hotSearches: () => ({ hot: [{ search: '选课', count: 9, rank: 1 }] }) });
}
