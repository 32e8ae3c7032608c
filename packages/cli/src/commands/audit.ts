import { operationCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

interface Options {
  school: string;
  account?: string;
  days: string;
}

export const auditCommand = new Command('audit')
  .description('Who signed in to a school’s portal, who tried to, and which partners were changed; the newest first.')
  .requiredOption('--school <fid>', 'which school')
  .option('--account <account>', 'only this account')
  .option('--days <number>', 'how far back', '30')
  .action(async ({ school, account, days }: Options) => {
    const { lines } = await askOperations(portalAddress(), operationCalls.audit, { query: { school, account, days } });
    for (const { time, event, account: whose, method, ip, device, note } of lines) {
      console.log(
        [time, event.padEnd(17), (whose || '-').padEnd(16), ...[method, ip, device, note].flatMap((each) => each ?? [])].join('  '),
      );
    }
    if (lines.length === 0) console.log('There is nothing.');
  });
