import type { Undoer } from '../act/undo.ts';
import type { ConsoleContext } from '../context.ts';
import { changeUrgent, type SaidBanner } from './change-urgent.ts';

/** Shows what was shown before, or nothing; refused where another notice runs since. */
export const undoUrgent = (context: ConsoleContext): Undoer => ({
  capability: () => 'content.urgent',
  async run({ fid, id, before, after }, { standing, checkOnly }) {
    const school = (await context.schools.byFid(fid)) ?? standing.school;
    const change = { expected: (after as SaidBanner | null)?.id, after: (before as SaidBanner | null) ?? undefined };
    const action = change.after ? 'notice.urgent' : 'notice.recall';
    return changeUrgent(context, change, { school, by: standing.by, action, checkOnly, undoOf: id });
  },
});
