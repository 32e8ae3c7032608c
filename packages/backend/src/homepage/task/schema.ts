import type { LinkTarget, ProgressStep, Task } from '@portico/contracts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** A step with times of Asia/Shanghai as text. */
export type StepText = Pick<ProgressStep, 'name' | 'state'> & Partial<Record<'handler' | 'time' | 'dueTime' | 'comment', string>>;

export const task = pgTable(
  'task',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    type: text('type').notNull(),
    sourceCode: text('source_code').notNull(),
    title: text('title').notNull(),
    initiator: text('initiator'),
    deptName: text('dept_name'),
    node: text('node'),
    receiveTime: moment('receive_time').notNull(),
    dueTime: moment('due_time'),
    priority: integer('priority').$type<0 | 1 | 2>().notNull().default(0),
    status: text('status').$type<Task['status']>().notNull(),
    target: jsonb('target').$type<LinkTarget>().notNull(),
    actions: jsonb('actions').$type<Task['actions']>().notNull(),
    /** As sources send them; read through the source's schema. */
    steps: jsonb('steps').$type<StepText[]>().notNull().default([]),
    urgeTime: moment('urge_time'),
  },
  (table) => [index('task_person').on(table.personId, table.type)],
);
