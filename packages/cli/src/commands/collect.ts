import { Command } from 'commander';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';

export const collectCommand = new Command('collect')
  .description(
    'Remove builds that nothing names, that are not among the last five of their area, that no open tab runs, and that were neither published nor active for a week. The portal does so by itself every hour.',
  )
  .option('--check', 'only say which')
  .action(async ({ check = false }: { check?: boolean }) => {
    const builds = await registryClient(portalAddress()).collect({ checkOnly: check });
    for (const { area, buildId } of builds) console.log(`${area}@${buildId}`);
    console.log(`${builds.length === 1 ? '1 build' : `${builds.length} builds`} ${check ? 'may go' : 'removed'}.`);
  });
