import type { ConfigBodies } from '../../kernel/config/schema.ts';

type Phone = ConfigBodies['phone'];
const phones = (dept: string, place: string, ...rows: [name: string, number: string, note?: string][]): Phone[] =>
  rows.map(([name, number, note]) => ({ dept, place, name, number, ...(note && { note }) }));

/** What the demo university's people look up most. */
export const universityPhones: Phone[] = [
  ...phones(
    '保卫处',
    '东区保卫楼 101',
    ['校园报警', '010-55501110', '24 小时'],
    ['户籍办公室', '010-55501112'],
    ['失物招领处', '010-55501115'],
  ),
  ...phones('校医院', '东区医院楼', ['急诊', '010-55501120', '24 小时'], ['门诊挂号', '010-55501121'], ['心理咨询预约', '010-55501128']),
  ...phones(
    '后勤保障部',
    '东区后勤楼',
    ['水电报修', '010-55501200', '24 小时'],
    ['供暖服务', '010-55501201'],
    ['校车调度', '010-55501206'],
  ),
  ...phones('教务处', '行政楼 302', ['学籍管理科', '010-55501301'], ['考试中心', '010-55501303'], ['选课咨询', '010-55501305']),
  ...phones(
    '学生工作部',
    '行政楼 210',
    ['资助中心', '010-55501402'],
    ['宿舍管理中心', '010-55501406', '24 小时'],
    ['勤工助学', '010-55501408'],
  ),
  ...phones('信息化中心', '信息楼 105', ['校园网与账号', '010-55501500', '08:00—22:00'], ['一网通办客服', '010-55501501']),
  ...phones('校园卡中心', '东区服务大厅 3 号窗', ['挂失与补办', '010-55501520'], ['充值与结算', '010-55501521']),
  ...phones('图书馆', '西区图书馆', ['总服务台', '010-55501600'], ['研讨室预约', '010-55501603'], ['文献传递', '010-55501606']),
  ...phones('财务处', '行政楼 115', ['学费与票据', '010-55501700'], ['报销咨询', '010-55501702']),
  ...phones('人力资源处', '行政楼 406', ['人事与考勤', '010-55501720']),
  ...phones('研究生院', '明德楼 201', ['培养办公室', '010-55501801'], ['学位办公室', '010-55501803']),
  ...phones('国际合作处', '行政楼 508', ['因公出国', '010-55501900'], ['留学生事务', '010-55501902']),
];

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

export const universityOpenings: ConfigBodies['openingHours'][] = [
  { name: '西区图书馆', place: '西区', note: '22:00 起只出不进', hours: [{ days: everyDay, from: '07:30', to: '22:30' }] },
  {
    name: '第一食堂',
    place: '东区',
    hours: [
      { days: everyDay, from: '06:30', to: '09:00' },
      { days: everyDay, from: '10:45', to: '13:00' },
      { days: everyDay, from: '16:30', to: '19:30' },
    ],
  },
  { name: '夜宵食堂', place: '西区', hours: [{ days: everyDay, from: '20:00', to: '24:00' }] },
  {
    name: '师生服务大厅',
    place: '东区',
    note: '节假日只保留自助区',
    hours: [
      { days: workdays, from: '08:30', to: '11:45' },
      { days: workdays, from: '14:00', to: '17:15' },
    ],
  },
  {
    name: '体育馆',
    place: '东区',
    hours: [
      { days: workdays, from: '16:30', to: '21:30' },
      { days: weekend, from: '09:00', to: '21:30' },
    ],
  },
  { name: '游泳馆', place: '东区', note: '凭校园卡与深水证', hours: [{ days: [2, 4, 6, 7], from: '15:00', to: '21:00' }] },
  {
    name: '校医院门诊',
    place: '东区',
    hours: [
      { days: workdays, from: '08:00', to: '17:00' },
      { days: weekend, from: '08:30', to: '12:00' },
    ],
  },
  { name: '菜鸟驿站', place: '西区', hours: [{ days: everyDay, from: '09:00', to: '21:00' }] },
];

const rooms: [building: string, kind: string | undefined, rooms: [room: string, seats: number][]][] = [
  [
    '明理楼',
    undefined,
    [
      ['A215', 60],
      ['B207', 90],
      ['B302', 120],
      ['B310', 60],
      ['C101', 180],
    ],
  ],
  [
    '明德楼',
    '多媒体',
    [
      ['A101', 160],
      ['A203', 80],
      ['A305', 120],
      ['B204', 60],
    ],
  ],
  [
    '外语楼',
    '语音室',
    [
      ['204', 40],
      ['206', 40],
      ['301', 60],
    ],
  ],
  [
    '信息楼',
    '机房',
    [
      ['C410', 64],
      ['C412', 64],
    ],
  ],
];

/** Classrooms with the classes of others; those of the demo's people come from their timetable. */
export const universityRooms: ConfigBodies['classroom'][] = rooms.flatMap(([building, kind, list], first) =>
  list.map(([room, seats], index) => ({
    building,
    room,
    seats,
    ...(kind && { kind }),
    lessons: workdays.flatMap((weekDay) => {
      const start = [1, 3, 6, 8, 10].filter((_, at) => (at + weekDay + index + first) % 3 === 0);
      return start.map((section) => ({ weekDay, sections: [section, section + 1] }));
    }),
  })),
);
