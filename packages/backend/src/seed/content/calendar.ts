import type { UserType } from '@portico/contracts';

type Part = 'morning' | 'noon' | 'afternoon' | 'evening';
const section = (name: string, startTime: string, endTime: string, part: Part) => ({ name, startTime, endTime, part });

export const restTimesOfDemo = [
  section('第 1 节', '08:00', '08:45', 'morning'),
  section('第 2 节', '08:50', '09:35', 'morning'),
  section('第 3 节', '09:50', '10:35', 'morning'),
  section('第 4 节', '10:40', '11:25', 'morning'),
  section('第 5 节', '11:30', '12:15', 'noon'),
  section('第 6 节', '14:00', '14:45', 'afternoon'),
  section('第 7 节', '14:50', '15:35', 'afternoon'),
  section('第 8 节', '15:50', '16:35', 'afternoon'),
  section('第 9 节', '16:40', '17:25', 'afternoon'),
  section('第 10 节', '18:30', '19:15', 'evening'),
  section('第 11 节', '19:20', '20:05', 'evening'),
  section('第 12 节', '20:10', '20:55', 'evening'),
];

interface SpecialDay {
  /** Teaching week and day of the week (1 Monday … 7 Sunday). */
  week: number;
  weekDay: number;
  /** How many days in a row. */
  days?: number;
  type: 'holiday' | 'exam' | 'work' | 'event';
  name: string;
  makeupFor?: { week: number; weekDay: number };
}
export const specialDaysOfDemo: SpecialDay[] = [
  { week: 1, weekDay: 1, type: 'event', name: '开学第一课' },
  { week: 4, weekDay: 4, days: 4, type: 'holiday', name: '节假日放假' },
  { week: 5, weekDay: 7, type: 'work', name: '调休上课', makeupFor: { week: 4, weekDay: 4 } },
  { week: 7, weekDay: 4, days: 2, type: 'event', name: '秋季田径运动会' },
  { week: 10, weekDay: 3, type: 'exam', name: '期中考试' },
  { week: 14, weekDay: 6, type: 'exam', name: '英语四、六级考试' },
  { week: 16, weekDay: 5, days: 3, type: 'holiday', name: '节假日放假' },
  { week: 19, weekDay: 1, days: 5, type: 'exam', name: '期末考试周' },
  { week: 20, weekDay: 1, days: 5, type: 'exam', name: '期末考试周' },
];

interface SchoolEvent {
  layer: 'school' | 'meeting' | 'exam';
  week: number;
  weekDay: number;
  title: string;
  from?: string;
  to?: string;
  days?: number;
  place?: string;
  note?: string;
  audience?: UserType[];
}
export const schoolEventsOfDemo: SchoolEvent[] = [
  { layer: 'school', week: 1, weekDay: 1, title: '学生返校注册', days: 2 },
  { layer: 'school', week: 2, weekDay: 3, title: '新生入馆教育', from: '14:00', to: '15:30', place: '图书馆报告厅' },
  { layer: 'school', week: 3, weekDay: 5, title: '社团招新', days: 2, place: '东区广场' },
  { layer: 'school', week: 6, weekDay: 2, title: '大学生创新创业项目中期检查', days: 4 },
  { layer: 'school', week: 8, weekDay: 6, title: '校园马拉松', from: '07:30', to: '11:30', place: '云麓湖环线' },
  { layer: 'school', week: 9, weekDay: 4, title: '秋季双选会', from: '09:00', to: '16:00', place: '体育馆' },
  { layer: 'school', week: 11, weekDay: 1, title: '学术周', days: 5, place: '明德楼报告厅' },
  { layer: 'school', week: 11, weekDay: 5, title: '“禾下讲堂”第 43 期', from: '19:00', to: '20:30', place: '图书馆报告厅' },
  { layer: 'school', week: 12, weekDay: 3, title: '消防疏散演练', from: '16:00', to: '17:00', place: '各宿舍楼' },
  { layer: 'school', week: 13, weekDay: 1, title: '选课：预选阶段', days: 3 },
  { layer: 'school', week: 13, weekDay: 4, title: '选课：正选阶段', days: 2 },
  { layer: 'school', week: 15, weekDay: 2, title: '学生评教开放', days: 14 },
  { layer: 'school', week: 18, weekDay: 5, title: '课程结束，复习开始' },
  {
    layer: 'exam',
    week: 11,
    weekDay: 6,
    title: '英语四级模考',
    from: '09:50',
    to: '12:15',
    place: '外语楼 301',
    note: '请携带学生证和耳机',
    audience: ['STUDENT'],
  },
  {
    layer: 'exam',
    week: 14,
    weekDay: 6,
    title: '英语四级考试',
    from: '09:00',
    to: '11:25',
    place: '外语楼 204',
    audience: ['STUDENT'],
  },
  {
    layer: 'exam',
    week: 19,
    weekDay: 2,
    title: '高等数学（下）期末考试',
    from: '09:00',
    to: '11:00',
    place: '明德楼 A101',
    audience: ['STUDENT'],
  },
  ...[2, 4, 6, 8, 10, 12, 14, 16].map(
    (week): SchoolEvent => ({
      layer: 'meeting',
      week,
      weekDay: 2,
      title: '教学工作例会',
      from: '14:30',
      to: '16:00',
      place: '行政楼 307',
      audience: ['STAFF'],
    }),
  ),
  {
    layer: 'meeting',
    week: 11,
    weekDay: 4,
    title: '本科教学审核评估推进会',
    from: '15:00',
    to: '17:00',
    place: '行政楼 201',
    audience: ['STAFF'],
  },
  {
    layer: 'meeting',
    week: 12,
    weekDay: 1,
    title: '年度预算征求意见会',
    from: '09:30',
    to: '11:00',
    place: '行政楼 305',
    audience: ['STAFF'],
  },
  {
    layer: 'meeting',
    week: 11,
    weekDay: 3,
    title: '班级综合测评说明会',
    from: '18:30',
    to: '19:30',
    place: '明理楼 B105',
    audience: ['STUDENT'],
  },
];

/** `day` counts from this week's Monday. */
export const personalEventsOfDemo = [
  {
    who: 'student' as const,
    title: '数学建模小组讨论',
    day: 1,
    from: '19:00',
    to: '21:00',
    place: '图书馆研讨室 3-06',
    repeat: 'weekly' as const,
    until: 56,
    remindMinutes: 30,
    color: '#3d5a98',
    note: '带上一周的推导',
  },
  {
    who: 'student' as const,
    title: '晨跑',
    day: 0,
    from: '06:40',
    to: '07:20',
    place: '东区田径场',
    repeat: 'weekdays' as const,
    until: 40,
    remindMinutes: 15,
  },
  {
    who: 'student' as const,
    title: '还书：《算法导论》',
    day: 4,
    from: '12:30',
    to: '13:00',
    place: '西区图书馆',
    repeat: 'none' as const,
    remindMinutes: 1440,
  },
  {
    who: 'staff' as const,
    title: '课程组集体备课',
    day: 2,
    from: '16:00',
    to: '17:30',
    place: '明理楼 A402',
    repeat: 'weekly' as const,
    until: 60,
    remindMinutes: 30,
  },
  {
    who: 'staff' as const,
    title: '答辩材料审阅',
    day: 3,
    from: '09:30',
    to: '11:30',
    place: '行政楼 218',
    repeat: 'none' as const,
    remindMinutes: 60,
  },
];
