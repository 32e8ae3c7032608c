import { type AuditLine, type OperationLine, operationCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { faultOfLog } from '../doctor/look-at-log.ts';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { type PortalAddress, portalAddress } from '../registry/portal-address.ts';

interface Options {
  school?: string;
  account?: string;
  days: string;
  verify?: true;
}

export const auditCommand = new Command('audit')
  .description('What operators changed, with the value before and after; with --school also who signed in there. The newest first.')
  .option('--school <fid>', 'only what concerns this school, and its sign-ins')
  .option('--account <account>', 'only the sign-ins of this account')
  .option('--days <number>', 'how far back', '30')
  .option('--verify', 'instead, whether each row is as it was written; says the first that differs')
  .action(async ({ school, account, days, verify }: Options) => {
    if (account && !school) throw new Fault('--account wants --school: accounts belong to a school.');
    const portal = portalAddress();
    if (verify) return verifyLog(portal);
    const query = { school, account, days };
    const [{ operations }, { lines }] = await Promise.all([
      account ? { operations: [] } : askOperations(portal, operationCalls.operations, { query }),
      school ? askOperations(portal, operationCalls.audit, { query }) : { lines: [] },
    ]);
    const shown = [...operations.map(operationText), ...lines.map(signInText)].sort().reverse();
    console.log(shown.join('\n') || 'There is nothing.');
  });

async function verifyLog(portal: PortalAddress): Promise<void> {
  const state = await askOperations(portal, operationCalls.verifyLog);
  const fault = faultOfLog(state);
  if (fault) throw new Fault(fault);
  console.log(`${state.rows} rows are as they were written.`);
}

const signInText = ({ time, event, account, method, ip, device, note }: AuditLine) =>
  [time, event.padEnd(17), (account || '-').padEnd(16), ...[method, ip, device, note].flatMap((each) => each ?? [])].join('  ');

/** One line for a change: what was before, and what is now. */
export function operationText({ time, who, role, action, object, fid, before, after }: OperationLine): string {
  const change = before === null ? text(after) : `${text(before)} → ${text(after)}`;
  return [time, action.padEnd(17), `${who} (${role})`.padEnd(16), object, fid || 'every school', change].join('  ').trimEnd();
}

const text = (value: unknown) => (value === null || value === undefined ? '-' : JSON.stringify(value));
