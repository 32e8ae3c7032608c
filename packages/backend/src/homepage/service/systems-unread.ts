import type { OutputOf, serviceContract } from '@portico/contracts';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import type { ServiceRow } from './catalogue.ts';

/** The number of a person's waiting tasks in each of these systems; a system whose source fails is omitted. */
export async function systemsUnread(
  services: HomepageContext,
  visitor: Member,
  systems: readonly ServiceRow[],
): Promise<OutputOf<typeof serviceContract.systemsUnread>> {
  const wanted = systems.filter((row) => row.sourceCode !== null);
  if (wanted.length === 0 || !(await isModuleAtWork(services, visitor, 'task-center'))) return [];
  const { records } = await services.sources.gather('tasks', visitor);
  const waiting = records.filter(({ type }) => type === 'todo' || type === 'read');
  return wanted
    .map((row) => ({ appId: row.id, unread: waiting.filter(({ sourceCode }) => sourceCode === row.sourceCode).length }))
    .filter(({ unread }) => unread > 0);
}
