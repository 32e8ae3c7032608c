import { portalError } from '@portico/client';
import type { PersonAsset, PersonData, PersonInfo } from '@portico/contracts';
import { authContract, personContract, serviceContract, taskContract, unitContract, userContract } from '@portico/contracts';
import { fakeServer, planWith, student } from '@portico/testing';
import { area } from './area.ts';

// Only tests read this file.
export const plan = planWith(area);

const { isGuest: _isGuest, ...known } = student;
export const info: PersonInfo = {
  ...known,
  mobile: '138****4216',
  mail: 'lin****@qinghe.example',
  idNo: '4201****0026',
  revealable: ['mobile'],
};

export const asset = (sign: string, more: Partial<PersonAsset> = {}): PersonAsset => ({
  sign,
  name: sign,
  value: '128.40',
  unit: '元',
  sensitive: false,
  status: 'ok',
  sourceName: '校园卡',
  updateTime: '2026-11-20 07:00:00',
  ...more,
});

export const salary = asset('pay', { name: '本月薪酬', value: '****', sensitive: true });

const grades = (score: string | number): Omit<PersonData, 'typeId'> => ({
  columns: [
    { key: 'course', name: '课程', sensitive: false },
    { key: 'score', name: '成绩', sensitive: true },
  ],
  rows: [{ course: '线性代数', score }],
  source: '教务课表',
  updateTime: '2026-11-20 07:00:00',
  failedSources: [],
});

interface Given {
  assets?: PersonAsset[];
  /** The password that a step-up takes. */
  password?: string;
  dataFails?: boolean;
}

/** A person's own systems. */
export function personServer({ assets = [asset('card', { name: '校园卡余额' })], password = '', dataFails = false }: Given = {}) {
  let isProved = password === '';
  const requireProof = () => {
    if (!isProved) throw portalError('forbidden', '请输入登录密码，确认是您本人', { code: 1005 });
  };
  return fakeServer(personContract, {
    info: () => info,
    assets: () => assets,
    identityCode: () => ({ picture: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`, seconds: 50 }),
    revealInfo: () => ({ value: '13800004216', seconds: 60 }),
    revealAsset: () => {
      requireProof();
      return { value: '12619.00', seconds: 60 };
    },
    dataTypes: () => [{ typeId: 'grades', name: '课程成绩', count: 1 }],
    dataSelects: () => [{ key: 'kind', name: '性质', options: [{ label: '必修', value: '必修' }] }],
    data: ({ typeId }) => {
      if (dataFails) throw portalError('failed', '服务暂时没有响应', { code: 500 });
      return { typeId, ...grades('****') };
    },
    revealData: ({ typeId }) => ({ typeId, ...grades(93), seconds: 60 }),
    reportFault: ({ subject, subjectId, text }) => ({ id: '1', subject, subjectId, name: subjectId, text, time: '2026-11-20 09:31:00' }),
    faultReports: () => [],
    work: () => ({ cards: [{ sign: 'todo', name: '待办事项', value: 5, unit: '件' }], failedSources: [] }),
    message: () => ({ unread: 0, todo: 0, dueToday: 0, latest: [] }),
  })
    .and(serviceContract, {
      collected: () => ({ records: [], total: 0, pageNum: 1, pageSize: 8 }),
      recentlyUsed: () => ({ records: [], total: 0, pageNum: 1, pageSize: 5 }),
    })
    .and(taskContract, {
      list: () => ({ records: [], total: 0, pageNum: 1, pageSize: 4, sources: [], failedSources: [] }),
    })
    .and(userContract, {
      stepUp: (given) => {
        if (given.password !== password) throw portalError('failed', '账号或密码不正确', { code: 2001 });
        isProved = true;
        return { until: '2026-11-20 09:35:00' };
      },
      close: () => ({ closed: 0 as const, closeTime: '2026-11-27 09:30:00' }),
      preferences: ({ startPath }) => ({ startPath }),
    })
    .and(authContract, {
      sessions: () => [
        {
          id: 'a',
          device: 'Linux・Chrome',
          ip: '::ffff:10.0.0.1',
          loginTime: '2026-11-20 08:00:00',
          lastTime: '2026-11-20 09:30:00',
          current: true,
        },
        {
          id: 'b',
          device: 'Android・Chrome',
          ip: '10.0.0.2',
          loginTime: '2026-11-19 08:00:00',
          lastTime: '2026-11-19 09:30:00',
          current: false,
        },
      ],
      revokeSession: () => ({ revoked: 1 as const }),
      bindings: () => [{ kind: 'mobile' as const, subject: '138****4216', bindTime: '2026-11-01 08:00:00' }],
      signInLog: () => ({
        records: [{ id: '1', time: '2026-11-20 08:00:00', event: 'failed' as const, method: 'password' as const }],
        total: 1,
        pageNum: 1,
        pageSize: 10,
      }),
    })
    .and(unitContract, {});
}
