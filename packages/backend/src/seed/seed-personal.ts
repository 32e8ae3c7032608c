import { personAsset } from '../person/schema.ts';
import { favourite, serviceUse } from '../service/schema.ts';
import type { People, SeedContext, ServiceIds } from './seed-demo.ts';

/** The system that a number comes from; the card where none is named. */
const systemOf: Record<string, string> = { books: 'library', credits: 'timetable', pay: 'pay', claims: 'pay' };

/** Balances, favourites and what was opened. */
export async function seedPersonal(
  { transaction, fid, moments }: SeedContext,
  given: { people: People; services: ServiceIds },
): Promise<void> {
  const { people, services } = given;
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
      sourceCode: systemOf[sign] ?? 'card',
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
  const known = (codes: string[]) => codes.flatMap((code) => services.get(code) ?? []);
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
}
