import { operationCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

export const faultsCommand = new Command('faults')
  .description('What people reported as wrong in their own data, with the source that it comes from; the newest first.')
  .option('--school <fid>', 'only this school')
  .option('--days <number>', 'how far back', '30')
  .action(async ({ school, days }: { school?: string; days: string }) => {
    const { reports } = await askOperations(portalAddress(), operationCalls.faults, { query: { school, days } });
    for (const { time, fid, account, sourceCode, name, text } of reports) {
      console.log([time, fid.padEnd(8), account.padEnd(16), (sourceCode || '-').padEnd(14), `${name}: ${text}`].join('  '));
    }
    if (reports.length === 0) console.log('There is nothing.');
  });
