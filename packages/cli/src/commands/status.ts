import { Command } from 'commander';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';
import { failuresOf, statusTable } from '../registry/status-table.ts';

export const statusCommand = new Command('status')
  .description('What is active for whom since when, how many open tabs run it, and in how many it failed.')
  .option('--json', 'as JSON, for programs')
  .action(async ({ json }: { json?: boolean }) => {
    const client = registryClient(portalAddress());
    const [listing, health] = await Promise.all([client.list(), client.health()]);
    process.stdout.write(json ? `${JSON.stringify({ ...listing, health }, null, 2)}\n` : statusTable(listing, health));
    // Programs that run it regularly learn of it.
    if (failuresOf(listing, health).length > 0) process.exitCode = 1;
  });
