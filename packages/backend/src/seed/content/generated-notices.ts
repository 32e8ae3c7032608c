import type { Moments } from '../moments.ts';
import type { NoticeText } from './content.ts';
import { lectures } from './news-facts.ts';
import { awards, buildings, canteens, clubs, companies, courses, exams, libraryNotes, staffMatters, works } from './notice-facts.ts';

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.trim()));
type Draft = Pick<NoticeText, 'type' | 'title' | 'content' | 'from'> & Partial<NoticeText>;
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const weekDays = ['周一', '周二', '周三', '周四', '周五'];
const rooms = ['明理楼 B105', '明理楼 A301', '明德楼 A208', '外语楼 204', '信息楼 C410', '图书馆报告厅', '学生事务中心 305'];

function aboutBuildings(): Draft[] {
  const places = rows(buildings).map(([name = '']) => name);
  return rows(works).flatMap(([work = '', effect = '', advice = '', from = ''], kind) =>
    places.map((place, index) => ({
      type: 'life',
      from,
      title: `${place}${work}通知`,
      content: `${pick(weekDays, index + kind)} ${8 + ((index + kind) % 3)}:00—${15 + (index % 4)}:00，${place}进行${work}，${effect}。${pick(advice.split(' / '), index)}。`,
    })),
  );
}

const aboutCourses = (): Draft[] =>
  rows(courses).flatMap(([course = '', teacher = ''], index): Draft[] => [
    {
      type: 'teaching',
      from: '教务处',
      title: `《${course}》调课通知`,
      content: `${teacher}老师的《${course}》第 ${3 + (index % 14)} 周${pick(weekDays, index)}的课调到${pick(weekDays, index + 2)}第 ${pick(['1—2', '3—4', '6—7', '8—9'], index)} 节，教室${pick(rooms, index)}。`,
    },
    {
      type: 'teaching',
      from: '教务处',
      title: `《${course}》期末考核方式说明`,
      content: `本学期《${course}》${pick(['闭卷笔试，可带一页 A4 手写笔记', '提交课程论文，不少于四千字', '分组答辩，每组十五分钟', '上机考试，考场另行公布', '开卷考试，禁止使用电子设备'], index)}，平时成绩占 ${30 + (index % 4) * 10}%。`,
    },
  ]);

const aboutLectures = (): Draft[] =>
  rows(lectures).map(([title = '', speaker = '', from = ''], index) => ({
    type: 'affairs',
    from: '图书馆',
    title: `讲座预告：${title}（${speaker}）`,
    content: `${pick(weekDays, index)} 19:00，${pick(rooms, index + 3)}，${from}${speaker}主讲“${title}”。凭校园卡入场，座位 ${120 + (index % 5) * 40} 个，线上同步直播。`,
  }));

const aboutAwards = ({ schoolYear }: Moments): Draft[] =>
  rows(awards).flatMap(([award = '', who = '', amount = ''], index): Draft[] => [
    {
      type: 'affairs',
      from: '学生工作部',
      title: `${schoolYear} 学年${award}申请通知`,
      content: `${who}可以申请，${amount}。请于第 ${4 + (index % 6)} 周${pick(weekDays, index)}前在“奖助学金申请”中提交，学院初审后公示。`,
    },
    {
      type: 'affairs',
      from: '学生工作部',
      title: `${award}拟获奖名单公示`,
      content: `经评审，拟确定 ${8 + ((index * 7) % 60)} 人获得${award}，公示五个工作日。${pick(['如有异议，请以书面形式反映，并署真实姓名', '对名单有意见的，请在公示期内联系学生工作部', '公示期内可到学生事务中心查阅评审材料'], index)}。`,
    },
  ]);

const aboutCompanies = (): Draft[] =>
  rows(companies).map(([company = '', jobs = '', city = ''], index) => ({
    type: 'affairs',
    from: '招生就业处',
    title: `${company}校园宣讲会`,
    content: `${pick(weekDays, index)} ${pick(['14:30', '19:00', '10:00'], index)}，${pick(rooms, index)}。招聘${jobs}，工作地点${city}。请带纸质简历，现场初面。`,
  }));

const aboutExams = (): Draft[] =>
  rows(exams).flatMap(([exam = '', who = '', fee = ''], index): Draft[] => [
    {
      type: 'teaching',
      from: pick(['教务处', '继续教育学院', '招生就业处'], index),
      title: `${exam}报名通知`,
      content: `${who}可以报名，${fee}。报名时间为第 ${2 + (index % 10)} 周，逾期不补。${pick(['请核对姓名、证件号码和照片', '缴费成功才算报名完成', '准考证于考前一周开放打印'], index)}。`,
    },
    {
      type: 'teaching',
      from: pick(['教务处', '继续教育学院', '招生就业处'], index),
      title: `${exam}成绩发布`,
      content: `${exam}成绩已经可以查询。${pick(['对成绩有疑问的，请在五个工作日内提出复核', '复核只核对分数加总，不重新评阅', '成绩单可在自助机打印，无需盖章'], index)}；合格证书预计 ${20 + (index % 5) * 10} 天后发放。`,
    },
  ]);

const aboutClubs = (): Draft[] =>
  rows(clubs).flatMap(([club = '', what = ''], index): Draft[] => [
    {
      type: 'life',
      from: '校团委',
      title: `${club}招新`,
      content: `${what}。不限专业和年级，${pick(weekDays, index)}晚在东区广场设点，扫码可以线上报名，计划招 ${10 + (index % 5) * 6} 人。`,
    },
    {
      type: 'life',
      from: '校团委',
      title: `${club}本月活动安排`,
      content: `${club}每${pick(weekDays, index + 1)} 18:30 在大学生活动中心 ${201 + (index % 12)} 活动，本月主题是“${what.slice(0, 8)}”，欢迎旁听。`,
    },
  ]);

const plain = (text: string, type: string): Draft[] =>
  rows(text).map(([title = '', content = '', from = '']) => ({ type, title, content: `${content}。`, from }));

/** Those of the mocks are newer than all of these. */
const [newest, perDay] = [15, 1.4];

/** Some hundred notices in an order that mixes their matters. */
export function generatedNotices(moments: Moments): NoticeText[] {
  const staff = plain(staffMatters, 'affairs').map((each) => ({ ...each, audience: ['STAFF' as const] }));
  const all = [
    ...[aboutBuildings(), aboutCourses(), aboutLectures(), aboutAwards(moments), aboutCompanies(), aboutExams(), aboutClubs()].flat(),
    ...[...plain(libraryNotes, 'life'), ...plain(canteens, 'life'), ...staff],
  ];
  const step = 89;
  return all.map((_, index) => ({
    ...(all[(index * step) % all.length] as Draft),
    code: `n${index + 1}`,
    age: newest + Math.floor(index / perDay),
    ...(index % 41 === 0 && { priority: 'high' as const }),
  }));
}
