import { personAsset } from '../homepage/person/schema.ts';
import { favourite, serviceUse } from '../homepage/service/schema.ts';
import type { People, SeedContext, ServiceIds } from './seed-demo.ts';

/** The system of a number; the card if none is named. */
const systemOf: Record<string, string> = { books: 'library', credits: 'timetable', gpa: 'timetable', pay: 'pay', claims: 'pay' };

/** Balances, favourites and opened services. */
export async function seedPersonal(
  { transaction, demo, fid, moments }: SeedContext,
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
  const isCity = demo.kind === 'government';
  const ofCity: Parameters<typeof asset>[1] = [
    ['fund', '公积金余额', '36210.50', '元'],
    ['medical', '医保账户', '2184.30', '元', '当年可用'],
    ['applications', '我的办件', '3', '件', '1 件待补正'],
    ['licences', '电子证照', '5', '本'],
  ];
  await transaction
    .insert(personAsset)
    .values(isCity ? [people.student, people.staff].flatMap((person) => asset(person, ofCity)) : ofUniversity(asset, people));
  const known = (codes: string[]) => codes.flatMap((code) => services.get(code) ?? []);
  for (const [personId, { kept, used }] of [
    [
      people.student,
      {
        kept: known(['grade', 'room', 'leave', 'repair', 'social', 'fund']),
        used: known(['room', 'card', 'repair', 'leave', 'residence']),
      },
    ],
    [
      people.staff,
      {
        kept: known(['claim', 'seal', 'visit', 'social', 'company']),
        used: known(['claim', 'official-car', 'seal', 'print', 'visit', 'wifi', 'room', 'abroad', 'vpn', 'software', 'company', 'invoice']),
      },
    ],
  ] as const) {
    await transaction
      .insert(favourite)
      .values(kept.map((serviceId, index) => ({ personId, serviceId, fid, collectTime: moments.ago(index, '12:00') })));
    await transaction
      .insert(serviceUse)
      .values(used.map((serviceId, index) => ({ personId, serviceId, fid, lastTime: moments.ago(index * 2, '12:36'), times: 13 - index })));
  }
}

type Asset<Row> = (personId: string, texts: [sign: string, name: string, value: string, unit: string, note?: string][]) => Row[];
const ofUniversity = <Row>(asset: Asset<Row>, people: People): Row[] => [
  ...asset(people.student, [
    ['card', '校园卡余额', '128.40', '元'],
    ['books', '图书在借', '6', '册', '1 册将到期'],
    ['network', '校园网流量', '42.6', 'GB', '本月剩余 17.4 GB'],
    ['credits', '已修学分', '98.5', '分', '本学期 22 学分'],
    ['gpa', '平均绩点', '3.72', '', '专业前 12%'],
    ['doors', '门禁授权', '9', '处', '均有效'],
  ]),
  ...asset(people.staff, [
    ['card', '校园卡余额', '356.20', '元'],
    ['books', '图书在借', '3', '册'],
    ['pay', '本月薪酬', '12619.00', '元', '已发放'],
    ['claims', '报销在途', '3862.50', '元'],
  ]),
];
