import { resolve } from 'node:path';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { packPackages } from '../pack/pack-packages.ts';
import { inWorkspace } from '../workspace.ts';

export const packCommand = new Command('pack')
  .description('Write the packages that an area elsewhere is made with as tarballs, to be handed over or put into a registry.')
  .argument('<folder>', 'where they are written')
  .action(async (folder: string) => {
    if (!inWorkspace()) throw new Fault('Only the portal’s own workspace has packages to pack.');
    for (const file of await packPackages(resolve(process.env.INIT_CWD ?? '.', folder))) console.log(file);
  });
