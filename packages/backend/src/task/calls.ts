import { type TaskType, taskContract } from '@portico/contracts';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../api/refusal.ts';
import { type ServedCall, serve } from '../api/serve.ts';
import type { Member } from '../api/visitor.ts';
import { addDays, atDay, dayOf, writeTime } from '../clock.ts';
import type { Workshop } from '../services.ts';
import { task, taskSource } from './schema.ts';
import { taskTypes } from './task-types.ts';

type Who = Pick<Member, 'school' | 'person'>;
type Store = Pick<Workshop, 'database' | 'now'>;

/** A person's tasks from the sources that answer. */
async function answeringTasks({ database }: Store, { school, person }: Who): Promise<SQL | undefined> {
  const sources = await database
    .select({ code: taskSource.code })
    .from(taskSource)
    .where(and(eq(taskSource.fid, school.fid), isNull(taskSource.failedTime)));
  const codes = ['-', ...sources.map((source) => source.code)];
  return and(eq(task.fid, school.fid), eq(task.personId, person.id), inArray(task.sourceCode, codes));
}

/** Each kind of tasks with its number, and how many are due before the day is over (what is overdue too). */
export async function countTasks(store: Store, who: Who): Promise<TaskType[]> {
  const tomorrow = atDay(addDays(dayOf(store.now()), 1));
  const rows = await store.database
    .select({ type: task.type, number: count(), due: sql<string>`count(*) filter (where ${lt(task.dueTime, tomorrow)})` })
    .from(task)
    .where(await answeringTasks(store, who))
    .groupBy(task.type);
  return taskTypes.map((each) => {
    const row = rows.find((found) => found.type === each.type);
    return { ...each, count: row?.number ?? 0, dueToday: Number(row?.due ?? 0) };
  });
}

export function taskCalls(workshop: Workshop): ServedCall[] {
  const { database, now } = workshop;
  const orders = {
    time: [desc(task.receiveTime)],
    due: [sql`${task.dueTime} asc nulls last`],
    priority: [desc(task.priority), sql`${task.dueTime} asc nulls last`],
  };

  return serve(
    taskContract,
    {
      types: (_input, { visitor }) => countTasks(workshop, visitor),
      async list({ type, keyword, sourceCode, sort, pageNum, pageSize }, { visitor }) {
        const { fid } = visitor.school;
        if (!taskTypes.some((each) => each.type === type)) throw notFound('任务类型');
        const where = and(
          await answeringTasks(workshop, visitor),
          eq(task.type, type),
          sourceCode ? eq(task.sourceCode, sourceCode) : undefined,
          keyword ? ilike(task.title, `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
        );
        const [all] = await database.select({ number: count() }).from(task).where(where);
        const rows = await database
          .select({ task, sourceName: taskSource.name })
          .from(task)
          .innerJoin(taskSource, and(eq(taskSource.fid, task.fid), eq(taskSource.code, task.sourceCode)))
          .where(where)
          .orderBy(...orders[sort], asc(task.id))
          .limit(pageSize)
          .offset((pageNum - 1) * pageSize);
        const failedSources = await database
          .select({ sourceCode: taskSource.code, sourceName: taskSource.name })
          .from(taskSource)
          .where(and(eq(taskSource.fid, fid), isNotNull(taskSource.failedTime)));
        const records = rows.map(({ task: row, sourceName }) => ({
          id: row.id,
          title: row.title,
          type: row.type,
          sourceCode: row.sourceCode,
          sourceName,
          ...(row.initiator && { initiator: row.initiator }),
          ...(row.deptName && { deptName: row.deptName }),
          ...(row.node && { node: row.node }),
          receiveTime: writeTime(row.receiveTime),
          ...(row.dueTime && { dueTime: writeTime(row.dueTime) }),
          overdue: row.status === 'todo' && row.dueTime !== null && row.dueTime < now(),
          priority: row.priority,
          status: row.status,
          target: row.target,
          actions: row.actions,
        }));
        return { records, total: all?.number ?? 0, pageNum, pageSize, failedSources };
      },
    },
    { module: 'task-center' },
  );
}
