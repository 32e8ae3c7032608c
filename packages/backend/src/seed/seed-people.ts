import { personAsset } from '../person/schema.ts';
import { favourite, serviceUse } from '../service/schema.ts';
import { person } from '../sign-in/schema.ts';
import type { SeedContext } from './seed-demo.ts';
import type { ServiceIds } from './seed-services.ts';

export interface People {
  student: string;
  staff: string;
  admin: string;
}

export async function seedPeople(context: SeedContext, given: { passwordHash: string; services: ServiceIds }): Promise<People> {
  const { transaction, fid, ids, moments } = context;
  const people: People = { student: ids('person', 0), staff: ids('person', 1), admin: ids('person', 2) };
  const { passwordHash } = given;
  const role = (code: string, name: string) => [{ code, name, current: true }];
  await transaction.insert(person).values([
    {
      ...{
        id: people.student,
        fid,
        account: '20260001',
        name: '林知夏',
        userType: 'STUDENT',
        passwordHash,
        deptName: '信息科学与工程学院',
      },
      roles: role('student', '本科生'),
      profile: {
        gender: '女',
        mobile: '138****4216',
        mail: 'lin****@qinghe.example',
        idNo: '4201**********0026',
        major: '计算机科学与技术',
        className: '2026 级 2 班',
        campus: '东区',
      },
    },
    {
      ...{
        id: people.staff,
        fid,
        account: 't10001',
        name: '周景行',
        userType: 'STAFF',
        passwordHash,
        deptId: ids('dept', 0),
        deptName: '教务处',
      },
      roles: role('staff', '教职工'),
      profile: {
        gender: '男',
        mobile: '139****0317',
        mail: 'zhou****@qinghe.example',
        idNo: '4201**********0013',
        title: '副处长',
        campus: '西区',
      },
    },
    {
      ...{ id: people.admin, fid, account: 'admin', name: '系统管理员', userType: 'ADMIN', passwordHash, deptName: '信息化办公室' },
      roles: role('admin', '管理员'),
      profile: {},
    },
  ]);
  const updateTime = moments.ago(0, '07:00');
  const asset = (personId: string, texts: [sign: string, name: string, value: string, unit: string, note?: string][]) =>
    texts.map(([sign, name, value, unit, note], sort) => ({
      personId,
      fid,
      sign,
      name,
      value,
      unit,
      note,
      sort,
      updateTime,
      sensitive: sign === 'pay',
    }));
  await transaction.insert(personAsset).values([
    ...asset(people.student, [
      ['card', '校园卡余额', '128.40', '元'],
      ['books', '图书在借', '6', '册', '1 册将到期'],
      ['network', '校园网流量', '42.6', 'GB', '本月剩余 17.4 GB'],
      ['credits', '已修学分', '98.5', '分', '本学期 22 学分'],
    ]),
    ...asset(people.staff, [
      ['card', '校园卡余额', '356.20', '元'],
      ['books', '图书在借', '3', '册'],
      ['pay', '本月薪酬', '0', '元', '已发放'],
      ['claims', '报销在途', '3862.50', '元'],
    ]),
  ]);
  const known = (codes: string[]) => codes.flatMap((code) => given.services.get(code) ?? []);
  const collected = known(['grade', 'room', 'leave', 'repair', 'social', 'fund']);
  await transaction
    .insert(favourite)
    .values(collected.map((serviceId, index) => ({ personId: people.student, serviceId, fid, collectTime: moments.ago(index, '12:00') })));
  const used = known(['room', 'card', 'repair', 'leave', 'residence']);
  await transaction.insert(serviceUse).values(
    used.map((serviceId, index) => ({
      personId: people.student,
      serviceId,
      fid,
      lastTime: moments.ago(index * 2, '12:36'),
      times: 9 - index,
    })),
  );
  return people;
}
