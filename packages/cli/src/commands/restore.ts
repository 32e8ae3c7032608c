import { resolve } from 'node:path';
import { Command } from 'commander';

export const restoreCommand = new Command('restore')
  .description('Replace database and builds by those of a backup. No node may run. What was there before is kept as another backup.')
  .argument('<file>', 'what portico backup wrote, of this engine or the other one')
  .action(async (file: string) => {
    const { readEnvironment, restore } = await import('@portico/backend/operate');
    const { head, rows, builds, before } = await restore(readEnvironment(), resolve(process.env.INIT_CWD ?? '.', file));
    if (before) console.log(`What was there before: ${before}`);
    console.log(`Restored: ${rows} rows and ${builds} builds, as of ${head.time}. Start the portal.`);
  });
