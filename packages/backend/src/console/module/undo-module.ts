import type { ModuleSetting } from '../../homepage/unit/module-changes.ts';
import type { ActRow } from '../act/acts.ts';
import type { Undoer } from '../act/undo.ts';
import type { ConsoleContext } from '../context.ts';
import { restoreModules } from './change-modules.ts';

/** What a row of the log says of each of its modules. */
export function settingsIn(row: ActRow, which: 'before' | 'after'): Record<string, ModuleSetting> {
  const signs = row.object.split(' ');
  const said = row[which];
  return signs.length === 1 ? { [row.object]: said as ModuleSetting } : (said as Record<string, ModuleSetting>);
}

export const undoModule = (context: ConsoleContext): Undoer => ({
  capability: () => 'modules.change',
  run: async (row, { standing, checkOnly }) => {
    const school = (await context.schools.byFid(row.fid)) ?? standing.school;
    return restoreModules(
      context,
      { before: settingsIn(row, 'before'), expected: settingsIn(row, 'after') },
      { school, by: standing.by, checkOnly, undoOf: row.id },
    );
  },
});
