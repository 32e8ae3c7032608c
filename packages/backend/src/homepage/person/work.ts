import type { LinkTarget, OutputOf, personContract } from '@portico/contracts';
import { addDays, atDay, dayOf, weekDayOf } from '@portico/contracts/time';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { coursesOfPerson, coursesOn } from '../curriculum/courses.ts';
import { isModuleAtWork } from '../unit/modules.ts';

type PersonWork = OutputOf<typeof personContract.work>;
const to = (link: string, mobileLink: string): LinkTarget => ({ link, mobileLink, isFrame: 0, isLogin: 1 });
const taskPage = to('/task-center', '/mobile/task-center');
const schedulePage = to('/schedule-center', '/mobile/my-schedule/schedule');

/**
 * The cards of each template, in their order: all of them at a portal, tasks first at a workbench, what was applied for
 * first where the home page is one of matters.
 */
const cardsOf = {
  1: ['courses-today', 'courses-week', 'todo', 'overdue', 'mine', 'approvals'],
  2: ['todo', 'due-today', 'overdue', 'approvals', 'mine', 'courses-today'],
  3: ['mine', 'todo', 'overdue', 'approvals'],
} as const satisfies Record<number, readonly string[]>;

/** A person's work or study as a few numbers, from the school's open modules; without a template that of the school. */
export async function workOf(services: HomepageContext, who: Member, template = who.school.template) {
  const { sources, now } = services;
  const isStudent = who.userType === 'STUDENT';
  const failed = new Map<string, string>();
  const note = (sourcesThatFailed: { sourceCode: string; sourceName: string }[]) => {
    for (const { sourceCode, sourceName } of sourcesThatFailed) failed.set(sourceCode, sourceName);
  };
  const cards: PersonWork['cards'] = [];
  const wanted: readonly string[] = cardsOf[template];
  // What no card shows is not asked for: a source that fails would be named for nothing.
  if (wanted.includes('courses-today') && (await isModuleAtWork(services, who, 'schedule'))) {
    const { courses, failedSources } = await coursesOfPerson(services, who);
    note(failedSources);
    const today = dayOf(now());
    const monday = addDays(today, 1 - weekDayOf(today));
    const week = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((ahead) => coursesOn(services, who.school, { date: addDays(monday, ahead), courses })),
    );
    const now0 = week[weekDayOf(today) - 1]?.courses.length ?? 0;
    const inWeek = week.reduce((sum, day) => sum + day.courses.length, 0);
    cards.push({ sign: 'courses-today', name: isStudent ? '今日课程' : '今日授课', value: now0, unit: '节', target: schedulePage });
    cards.push({ sign: 'courses-week', name: isStudent ? '本周课程' : '本周授课', value: inWeek, unit: '节', target: schedulePage });
  }
  if (await isModuleAtWork(services, who, 'task-center')) {
    const [tasks, approvals] = await Promise.all([sources.gather('tasks', who), sources.gather('approvals', who)]);
    note([...tasks.failedSources, ...approvals.failedSources]);
    const count = (type: string) => tasks.records.filter((row) => row.type === type).length;
    const endOfToday = atDay(addDays(dayOf(now()), 1));
    const due = tasks.records.filter(
      (row) => row.type === 'todo' && row.dueTime && row.dueTime >= now() && row.dueTime < endOfToday,
    ).length;
    const overdue = tasks.records.filter((row) => row.type === 'todo' && row.dueTime && row.dueTime < now()).length;
    cards.push({ sign: 'todo', name: '待办事项', value: count('todo'), unit: '件', target: taskPage });
    cards.push({ sign: 'due-today', name: '今日到期', value: due, unit: '件', target: taskPage });
    cards.push({ sign: 'overdue', name: '已逾期', value: overdue, unit: '件', target: taskPage });
    cards.push({ sign: 'mine', name: '我发起的', value: count('mine'), unit: '件', target: taskPage });
    const waiting = approvals.records.filter((row) => row.aprvType === 1).length;
    if (!isStudent) cards.push({ sign: 'approvals', name: '待我审批', value: waiting, unit: '件', target: taskPage });
  }
  return {
    cards: wanted.flatMap((sign) => cards.find((card) => card.sign === sign) ?? []),
    failedSources: [...failed].map(([sourceCode, sourceName]) => ({ sourceCode, sourceName })),
  };
}
