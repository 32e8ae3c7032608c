import type { Plan } from '@portico/area';
import type { AskedCall } from '@portico/area/page-protocol';
import { authContract, callKey, type HostInfo, type UnitConfig, type UserInfo, unitContract } from '@portico/contracts';

/** A kind of visitor, at a school of each template, for whom the gate renders every page. */
export interface GateVisitor {
  /** As problems name it: `guest`, or `guest (template 2)`. */
  name: string;
  person: UserInfo;
  template: 1 | 2 | 3;
}

const school = { fid: '10001', unitName: '示例学校' };
const guest: UserInfo = {
  ...school,
  id: 'guest',
  userType: 'GUEST',
  loginTime: '2026-11-20 08:00:00',
  name: '访客',
  account: '',
  avatar: '',
  roles: [],
};
const member = (userType: 'STUDENT' | 'STAFF', name: string): UserInfo => ({
  ...guest,
  id: userType.toLowerCase(),
  userType,
  name,
  account: userType === 'STUDENT' ? '20260001' : 'T10001',
  deptId: '1',
  deptName: '示例学院',
  roles: [{ code: userType.toLowerCase(), name: userType === 'STUDENT' ? '学生' : '教职工', current: true }],
});

const people: readonly [name: string, person: UserInfo][] = [
  ['guest', guest],
  ['student', member('STUDENT', '示例学生')],
  ['staff', member('STAFF', '示例教师')],
];
export const gateVisitors: readonly GateVisitor[] = ([1, 2, 3] as const).flatMap((template) =>
  people.map(([name, person]) => ({ name: template === 1 ? name : `${name} (template ${template})`, person, template })),
);

/** A Friday morning, the same at every gate. */
export const gateTime = { date: '2026-11-20', weekday: 5, time: '09:30' };

const host: HostInfo & { allowed: boolean; service: string } = {
  loginType: 0,
  loginPath: '',
  fid: school.fid,
  onLineMinute: 30,
  refreshMinute: 5,
  allowedMethods: ['password'],
  serverTime: '2026-11-20 09:30:00',
  allowed: true,
  service: '',
};

export const isGuest = ({ person }: GateVisitor): boolean => person.userType === 'GUEST';

/** The answers to the identity calls: a school in which every module of the plan is open. */
export function identityOf({ person, template }: GateVisitor, plan: Plan): Record<string, unknown> {
  const signs = new Set(
    plan.areas.flatMap(({ area, pages, blocks }) => [
      area,
      ...Object.values(pages).flatMap(({ module }) => module ?? []),
      ...Object.keys(blocks),
    ]),
  );
  const unit: UnitConfig = {
    ...school,
    revision: 1,
    template,
    specialStyle: 1,
    bottomMediaStyle: 0,
    menus: [],
    openMenus: [],
    modules: [...signs].map((sign) => ({ sign, name: sign, open: 1, sort: 0, maintenance: 0, children: [] })),
    filings: { owner: school.unitName, icp: '' },
    contact: [],
  };
  return { [keyOf(authContract.userInfo)]: person, [keyOf(unitContract.getConfig)]: unit, [keyOf(authContract.hostInfo)]: host };
}

const keyOf = (call: Pick<AskedCall, 'method' | 'path'>) => callKey(call, undefined);
