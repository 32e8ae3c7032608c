import type { TaskAct } from '@portico/contracts';
import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { task } from '../task/schema.ts';
import type { Whose } from './source.ts';

const day = 86_400_000;

/**
 * The portal's own tables stand for a system without an interface: it reads there that a task was read or withdrawn, or
 * when it was urged. A text says why nothing was changed.
 */
export async function actInTable(
  database: Database,
  { action, id, sourceCode, whose }: { action: TaskAct; id: string; sourceCode: string; whose: Whose },
): Promise<string | undefined> {
  const { set, when, otherwise } = changes[action](new Date());
  const own = and(eq(task.fid, whose.fid), eq(task.personId, whose.personId), eq(task.sourceCode, sourceCode), eq(task.id, id));
  const changed = await database.update(task).set(set).where(and(own, when)).returning({ id: task.id });
  return changed.length > 0 ? undefined : otherwise;
}

const changes: Record<TaskAct, (now: Date) => { set: Partial<typeof task.$inferInsert>; when: SQL | undefined; otherwise: string }> = {
  markRead: () => ({
    set: { type: 'done', status: 'done', actions: ['view'] },
    when: inArray(task.type, ['read', 'done']),
    otherwise: '这一条已不在待阅中',
  }),
  urge: (now) => ({
    set: { urgeTime: now },
    when: and(eq(task.status, 'doing'), or(isNull(task.urgeTime), lt(task.urgeTime, new Date(now.getTime() - day)))),
    otherwise: '今天已经催办过，请等待处理',
  }),
  withdraw: () => ({ set: { status: 'withdrawn', actions: ['view'] }, when: eq(task.status, 'doing'), otherwise: '已经办结，不能撤回' }),
};
