const all = Array.from({ length: 18 }, (_, index) => index + 1);
/** After the classes: questions, then examinations. */
const lastWeeks = [19, 20];
const section = { 1: ['08:00', '09:35'], 3: ['09:50', '11:25'], 6: ['14:00', '15:35'], 8: ['15:50', '17:25'] } as const;

type Start = keyof typeof section;
const lesson = (weekDay: number, startSection: Start, text: { name: string; teacher: string; building: string; room: string }) => ({
  personId: 'student' as 'student' | 'staff',
  weekDay,
  startSection,
  endSection: startSection + 1,
  weeks: all,
  startTime: section[startSection][0] as string,
  endTime: section[startSection][1] as string,
  ...text,
});
const structures = { name: '数据结构', teacher: '罗辰', building: '明理楼', room: 'B302' };
const calculus = { name: '高等数学（下）', teacher: '顾文澜', building: '明德楼', room: 'A101' };
const discrete = { name: '离散数学', teacher: '许知行', building: '明理楼', room: 'B207' };

/** The student's week as the schedule mock shows it, and the classes of the member of staff. */
export const coursesOfDemo = [
  lesson(1, 1, calculus),
  lesson(1, 6, { name: '大学英语 3', teacher: '白露', building: '外语楼', room: '204' }),
  lesson(2, 3, discrete),
  lesson(3, 1, calculus),
  lesson(3, 3, { name: '程序设计实验', teacher: '何嘉', building: '信息楼', room: 'C410' }),
  lesson(3, 6, { name: '体育：羽毛球', teacher: '方野', building: '体育馆', room: '2 号场' }),
  lesson(4, 3, discrete),
  lesson(5, 1, { name: '马克思主义原理', teacher: '陆行之', building: '明德楼', room: 'A305' }),
  lesson(5, 6, structures),
  { ...lesson(1, 3, { ...calculus, name: '高等数学（下）答疑' }), weeks: lastWeeks },
  { ...lesson(4, 6, { ...structures, name: '数据结构答疑与上机考试' }), weeks: lastWeeks },
  { ...lesson(2, 6, { name: '教育学原理', teacher: '周景行', building: '明理楼', room: 'A215' }), personId: 'staff' as const },
];
