import type { CalendarDay, CalendarEvent, EventRepeat, Term } from '@portico/contracts';
import { weekDayOf } from '@portico/contracts/time';
import { lastDayOf } from './day-events.ts';
import { layerWord } from './layers.ts';

const weekDays = ['一', '二', '三', '四', '五', '六', '日'];
export const weekDayWord = (number: number): string => `周${weekDays[number - 1]}`;
export const shortWeekDays = weekDays;

export const dayNumber = (date: string): number => Number(date.slice(8, 10));
export const monthWord = (date: string): string => `${Number(date.slice(5, 7))} 月`;
export const yearMonth = (date: string): string => `${date.slice(0, 4)} 年 ${monthWord(date)}`;
export const dayWord = (date: string): string => `${monthWord(date)} ${dayNumber(date)} 日`;
export const weekDayOfDate = (date: string): string => weekDayWord(weekDayOf(date.slice(0, 10)));

/** `11 月 16—22 日`, `11 月 30 日—12 月 6 日`. */
export function spanWord(first: string, last: string): string {
  if (first === last) return `${dayWord(first)} ${weekDayOfDate(first)}`;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${monthWord(first)} ${dayNumber(first)}—${dayNumber(last)} 日`;
  return `${dayWord(first)}—${dayWord(last)}`;
}

/** When an event is, on its own: `11 月 20 日 周五 14:00—15:35`. */
export function timeWord({ start, end, allDay }: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>): string {
  const [first, last] = [start.slice(0, 10), lastDayOf({ end, allDay })];
  if (allDay) return first === last ? `${dayWord(first)} ${weekDayOfDate(first)} 全天` : `${dayWord(first)}—${dayWord(last)} 全天`;
  const until = end.slice(0, 10) === first ? end.slice(11, 16) : `${dayWord(end.slice(0, 10))} ${end.slice(11, 16)}`;
  return `${dayWord(first)} ${weekDayOfDate(first)} ${start.slice(11, 16)}—${until}`;
}

export const sectionsWord = ({ sections }: Pick<CalendarEvent, 'sections'>): string | undefined =>
  sections && (sections[0] === sections[1] ? `第 ${sections[0]} 节` : `第 ${sections[0]}—${sections[1]} 节`);

/** What is read aloud after an event's title: what its texture and its place on the page say to the eye. */
export const spokenFacts = (event: CalendarEvent, conflict = false): string =>
  ['', layerWord(event.layer), timeWord(event), ...(conflict ? ['时间冲突'] : [])].join('，');

/** What a copied event says. */
export const copiedText = (event: CalendarEvent): string =>
  [event.title, timeWord(event), event.place, event.teacher].filter(Boolean).join('\n');

/** A day's mark beside its number. */
export function dayMark({ type }: Pick<CalendarDay, 'type'>): string | undefined {
  return { holiday: '休', work: '班', exam: '考', teach: undefined, event: undefined }[type];
}

/** Why a day is not a usual one. */
export const dayReason = ({ name, makeupFor }: Pick<CalendarDay, 'name' | 'makeupFor'>): string | undefined =>
  makeupFor ? `${name ?? '调休'}（上 ${dayWord(makeupFor)} 的课）` : name;

/** `2026—2027 学年 第一学期` */
export const termWord = ({ year, term }: Pick<Term, 'year' | 'term'>): string =>
  `${year.replace('-', '—')} 学年 第${{ 1: '一', 2: '二', 3: '三' }[term]}学期`;

/** What stands above the calendar when no term runs. */
export function outOfTerm(term: Term | undefined): string | undefined {
  if (!term || term.nowWeek > 0) return undefined;
  return term.next ? `当前为假期，${term.next.name}于 ${dayWord(term.next.startDate)}开始` : '当前为假期，下学期的校历尚未公布';
}

export const repeatWords: Record<EventRepeat, string> = {
  none: '不重复',
  daily: '每天',
  weekdays: '每个工作日',
  weekly: '每周',
  biweekly: '每两周',
  monthly: '每月',
  yearly: '每年',
  custom: '按导入的规则',
};

const remindNames: Record<number, string> = { 0: '准时', 5: '5 分钟前', 15: '15 分钟前', 30: '30 分钟前', 60: '1 小时前', 1440: '1 天前' };
export const remindWord = (minutes: number): string => remindNames[minutes] ?? `${minutes} 分钟前`;
export const remindChoices = [
  { value: '', name: '不提醒' },
  ...[0, 5, 15, 30, 60, 1440].map((minutes) => ({ value: String(minutes), name: remindWord(minutes) })),
];

/** `周六 09:50，外语楼 301` */
export const layerLine = (event: CalendarEvent): string =>
  [event.allDay ? layerWord(event.layer) : `${weekDayOfDate(event.start)} ${event.start.slice(11, 16)}`, event.place]
    .filter(Boolean)
    .join('，');
