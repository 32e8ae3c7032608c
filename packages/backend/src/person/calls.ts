import { personContract } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { type ServedCall, serve } from '../api/serve.ts';
import { writeTime } from '../clock.ts';
import { countUnread, findNotices } from '../notice/notices.ts';
import type { Workshop } from '../services.ts';
import { userInfoOf } from '../sign-in/user-info.ts';
import { countTasks } from '../task/calls.ts';
import { isModuleOpen } from '../unit/modules.ts';
import { personAsset } from './schema.ts';

export function personCalls(workshop: Workshop): ServedCall[] {
  const { database, now } = workshop;
  return serve(
    personContract,
    {
      async assets(_input, { visitor: { person, school } }) {
        const rows = await database
          .select()
          .from(personAsset)
          .where(and(eq(personAsset.personId, person.id), eq(personAsset.fid, school.fid)))
          .orderBy(personAsset.sort);
        return rows.map(({ sign, name, value, unit, sensitive, status, ...row }) => ({
          ...{ sign, name, value, unit, sensitive, status },
          ...(row.note && { note: row.note }),
          ...(row.updateTime && { updateTime: writeTime(row.updateTime) }),
          ...(row.target && { target: row.target }),
        }));
      },
      info: (_input, { visitor: { school, person, session } }) => ({ ...userInfoOf(school, person, session, now()), ...person.profile }),
      async message(_input, { visitor }) {
        const hasNotices = await isModuleOpen(workshop, visitor, 'info-center');
        const hasTasks = await isModuleOpen(workshop, visitor, 'task-center');
        const todo = hasTasks ? (await countTasks(workshop, visitor)).find((each) => each.type === 'todo') : undefined;
        return {
          unread: hasNotices ? await countUnread(workshop, visitor) : 0,
          todo: todo?.count ?? 0,
          dueToday: todo?.dueToday ?? 0,
          latest: hasNotices ? await findNotices(workshop, visitor, { cut: { limit: 5, offset: 0 } }) : [],
        };
      },
    },
    { modules: { assets: 'personal-center', info: 'personal-center' } },
  );
}
