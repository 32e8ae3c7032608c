import type { SchoolContent } from './content.ts';

/** Whom the university recommends what; services by code, or by name where they have none of their own. */
export const universityRoles: SchoolContent['roles'] = [
  {
    name: '我是学生',
    services: [
      ...['grade', 'pick', 'table', 'examdates', 'cert', 'card', 'repair', 'bus', 'dining', 'sport'],
      ...['leave', 'medal', 'studentcard', 'insurance', 'workstudy', 'wifi', 'vpn', 'software', '录取结果查询'],
    ],
  },
  {
    name: '我是教职工',
    services: [
      ...['claim', 'print', 'official-car', 'seal', 'wifi', 'vpn', 'software', 'room', 'catalogue', 'book'],
      ...['文献传递', '馆际互借', '论文收录证明', '数据库培训报名', 'lab', 'visit', 'clinic', 'bus', 'dining', 'abroad'],
    ],
  },
  {
    name: '我是校友访客',
    services: [
      ...['visit', '临时车辆通行', 'bus', 'dining', 'sport', 'archive', 'leaving', '户口迁移办理'],
      ...['catalogue', '过刊检索', '培训结业证书查询', '函授站点查询', '图书勘误反馈', 'letter'],
    ],
  },
  {
    name: '我是考生',
    services: [
      ...['录取结果查询', '招生咨询预约', '成人高等教育报名', '函授站点查询', '社会考生考试报名', '汉语水平考试报名'],
      ...['来华留学申请', 'visit', 'bus', 'dining', '临时车辆通行', '新生报到登记', '新生床位选择'],
    ],
  },
];

export const universityTools: SchoolContent['tools'] = [
  { name: '校历', icon: 'table', desc: '教学周与假期', link: '/personal-center/campus-infos#calendar' },
  { name: '办公电话', icon: 'mail', desc: '各部门电话', link: '/personal-center/campus-infos#phones' },
  { name: '空闲教室', icon: 'room', desc: '按教学楼查询', link: '/personal-center/campus-infos#rooms' },
  { name: '校医院排班', icon: 'med', desc: '本周门诊', link: 'https://clinic.qinghe.example/duty' },
  { name: '图书检索', icon: 'book', desc: '馆藏与在架', link: 'https://lib.qinghe.example/search' },
  { name: '失物招领', icon: 'idea', desc: '保卫处登记', link: 'https://lost.qinghe.example/' },
];

export const campusBuses: SchoolContent['busRoutes'] = [
  {
    routeName: '东西区间线',
    from: '东区北门',
    to: '西区图书馆',
    days: [1, 2, 3, 4, 5],
    times: ['07:20', '07:50', '09:40', '12:10', '13:40', '17:30', '19:00', '21:30'].map((depart) => ({ depart })),
    stops: ['东区北门', '明理楼', '体育馆', '西区图书馆'],
  },
  {
    routeName: '教工班车',
    from: '云麓新村',
    to: '东区行政楼',
    days: [1, 2, 3, 4, 5],
    times: ['07:10', '07:30', '12:20', '17:40'].map((depart) => ({ depart })),
  },
  {
    routeName: '周末线',
    from: '西区校门',
    to: '东区北门',
    days: [6, 7],
    times: [{ depart: '09:00' }, { depart: '12:30' }, { depart: '17:00' }, { depart: '21:30', note: '新增' }],
  },
];
