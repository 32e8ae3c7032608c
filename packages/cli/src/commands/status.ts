import { Command } from 'commander';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';
import { statusTable } from '../registry/status-table.ts';

export const statusCommand = new Command('status')
  .description('What is published, and what is active for whom since when.')
  .option('--json', 'as JSON, for programs')
  .action(async ({ json }: { json?: boolean }) => {
    const listing = await registryClient(portalAddress()).list();
    process.stdout.write(json ? `${JSON.stringify(listing, null, 2)}\n` : statusTable(listing));
  });
