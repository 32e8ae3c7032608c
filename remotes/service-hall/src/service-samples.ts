import { portalError } from '@portico/client';
import type { ServiceGuide, ServiceItem } from '@portico/contracts';
import { serviceContract, statisticContract } from '@portico/contracts';
import { type FakeHandlers, fakeServer } from '@portico/testing';

// Only tests read this file.
export const service = (appId: string, more: Partial<ServiceItem> = {}): ServiceItem => ({
  appId,
  name: `服务 ${appId}`,
  icon: 'grade',
  pcUrl: `https://apps.example/${appId}`,
  mobileUrl: '',
  deptId: '8',
  deptName: '教务处',
  summary: '即时办结',
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

export const refuse = () => {
  throw portalError('failed', '服务暂时没有响应', { requestId: 'req-1' });
};

/** A hall of as many services as are asked for, with its filters. */
export function hallServer(all: readonly ServiceItem[], change: FakeHandlers<typeof serviceContract> = {}) {
  return fakeServer(serviceContract, {
    services: ({ pageNum, pageSize }) => ({
      records: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      total: all.length,
      pageNum,
      pageSize,
    }),
    types: () => [{ id: '7', name: '学习教务', count: 2 }],
    departments: () => [{ id: '8', name: '教务处', count: 2 }],
    labels: () => [{ id: 'g', name: '主题', labels: [{ id: '9', name: '证明类', count: 1 }] }],
    hot: () => all.slice(0, 3),
    hit: () => ({ hits: 1 }),
    ...change,
  }).and(statisticContract, { hotSearches: () => ({ hot: [{ search: '选课', count: 9, rank: 1 }] }) });
}

const file = (id: string, name: string) => ({ id, name, size: 2_048, mime: 'application/pdf', url: `/files/${id}` });
const material = { name: '邀请函', required: true, source: '申请人提供', copies: 2, form: ['original' as const, 'copy' as const] };

/** A guide in which nothing is missing. */
export const guide: ServiceGuide = {
  ...service('1', { name: '出国审批', score: 4.6, deptName: '国际交流处' }),
  itemCode: 'GJ-001',
  handleKind: 'commitment',
  serviceObjects: ['本科生', '研究生'],
  legalDays: 15,
  commitDays: 5,
  dayUnit: 'workday',
  visits: 0,
  fee: { charge: true, standard: '每份 5 元', basis: '收费目录' },
  places: [{ address: '6 号窗口', time: '工作日 8:30—11:30', lng: 114.3, lat: 30.5 }],
  consultPhone: '027-6800 1260',
  complaintPhone: '027-6800 1111',
  conditions: '<p>已获邀请函</p>',
  materials: [
    { ...material, sample: file('s', '样表.pdf'), blank: file('b', '空表.pdf') },
    { name: '资助证明', required: false, form: ['electronic'] },
  ],
  steps: [
    { no: 1, name: '在线填报', actor: '申请人', limit: '约 15 分钟' },
    { no: 2, name: '学院审核', actor: '导师', limit: '2 个工作日', desc: '线上' },
  ],
  flowImage: { ...file('f', '流程图.png'), mime: 'image/png' },
  legalBasis: '出国管理办法',
  faqs: [{ q: '需要盖章吗？', a: '<b>不需要</b>' }],
  attachments: [file('a', '附件.pdf')],
  updateTime: '2026-11-01 08:00:00',
};

/** A guide that says only what it must. */
export const emptyGuide: ServiceGuide = {
  ...service('2', { name: '开水卡', pcUrl: '', handleType: 'offline' }),
  itemCode: '',
  handleKind: 'commitment',
  serviceObjects: [],
  fee: { charge: false },
  places: [],
  consultPhone: '',
  conditions: '<p></p>',
  materials: [],
  steps: [],
  faqs: [],
  attachments: [],
  updateTime: '',
};
