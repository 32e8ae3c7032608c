import type { Task } from '@portico/contracts';
import { addDays, writeTime } from '@portico/contracts/time';
import { course } from '../homepage/curriculum/schema.ts';
import { task } from '../homepage/task/schema.ts';
import { term } from '../homepage/term/schema.ts';
import { coursesOfDemo } from './content/courses.ts';
import { staffTasks, studentTasks, type TaskText } from './content/tasks.ts';
import type { People, SeedContext } from './seed-demo.ts';

const actionsOf: Record<string, Task['actions']> = {
  todo: ['handle'],
  read: ['view', 'markRead'],
  mine: ['view', 'urge', 'withdraw'],
  done: ['view'],
  copy: ['view'],
  draft: ['handle'],
};
const statusOf: Record<string, Task['status']> = { todo: 'todo', read: 'read', mine: 'doing', done: 'done', copy: 'done', draft: 'draft' };

/** Terms, classes and tasks. */
export async function seedTeaching(context: SeedContext, people: People): Promise<void> {
  const { transaction, demo, fid, ids, moments } = context;
  // An office has no terms and no classes.
  if (demo.kind === 'university') await seedTerms(context, people);
  const rows = (texts: TaskText[], personId: string, from: number) =>
    texts.map((text, index) => ({
      id: ids('task', from + index),
      fid,
      personId,
      type: text.type,
      title: text.title,
      sourceCode: text.source,
      priority: text.priority ?? (0 as const),
      initiator: text.initiator,
      deptName: text.dept,
      node: text.node,
      status: text.status ?? statusOf[text.type] ?? ('todo' as const),
      receiveTime: moments.ago(1 + index, '16:05'),
      dueTime: text.dueIn === undefined ? null : moments.ahead(text.dueIn, text.dueIn < 0 ? '17:30' : '23:59'),
      target: { link: `https://flow.qinghe.example/${text.source}/${from + index}`, isFrame: 0 as const, isLogin: 1 as const },
      actions: text.status === undefined ? (actionsOf[text.type] ?? []) : (['view'] as const).slice(),
      steps: (text.steps ?? []).map(([name, handler, state, ago, comment]) => ({
        name,
        handler,
        state,
        ...(ago !== undefined && { time: writeTime(moments.ago(ago, '16:05')) }),
        ...(state === 'current' && text.dueIn !== undefined && { dueTime: writeTime(moments.ahead(text.dueIn, '23:59')) }),
        ...(comment && { comment }),
      })),
    }));
  await transaction.insert(task).values([...rows(studentTasks, people.student, 0), ...rows(staffTasks, people.staff, 100)]);
}

async function seedTerms(context: SeedContext, people: People): Promise<void> {
  const { transaction, fid, ids, moments } = context;
  const { term: now } = moments;
  await transaction.insert(term).values([
    {
      id: ids('term', 0),
      fid,
      name: now.name,
      year: moments.schoolYear.replace('—', '-'),
      term: now.number,
      startDate: now.start,
      endDate: now.end,
    },
    {
      id: ids('term', 1),
      fid,
      name: now.nextName,
      year: now.nextName.slice(0, 9).replace('—', '-'),
      term: now.number === 1 ? 2 : 1,
      startDate: now.nextStart,
      endDate: endOfNext(context),
    },
  ]);
  await transaction.insert(course).values(
    coursesOfDemo.map((text, index) => ({
      ...text,
      id: ids('course', index),
      fid,
      personId: people[text.personId],
      termId: ids('term', 0),
    })),
  );
}

function endOfNext({ moments }: SeedContext): string {
  return addDays(moments.term.nextStart, 20 * 7 - 1);
}
