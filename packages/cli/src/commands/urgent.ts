import { operationCalls, type UrgentLine } from '@portico/area/operator';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

export const urgentCommand = new Command('urgent')
  .enablePositionalOptions()
  .description('The urgent notice of each school: one sentence on all of its pages. send and recall change it. Open tabs follow.')
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: { school?: string }) => {
    const { notices } = await askOperations(portalAddress(), operationCalls.urgent, { query: { school } });
    console.log(urgentTable(notices));
  });

urgentCommand
  .command('send')
  .description('Show a sentence on all pages of a school.')
  .argument('<text>', 'at most 60 characters, one line')
  .requiredOption('--school <fid>', 'whose pages')
  .option('--minutes <number>', 'it ends after so many, 5 to 1440', '240')
  .option('--replace', 'in place of the one that runs')
  .action(async (text: string, { school, minutes, replace }: { school: string; minutes: string; replace?: true }) => {
    const body = { school, text, minutes: readMinutes(minutes), ...(replace && { replace }) };
    const { notices } = await askOperations(portalAddress(), operationCalls.sendUrgent, { body });
    console.log(urgentTable(notices));
  });

urgentCommand
  .command('recall')
  .description('Take it off all pages of a school.')
  .requiredOption('--school <fid>', 'whose pages')
  .action(async ({ school }: { school: string }) => {
    const { notices } = await askOperations(portalAddress(), operationCalls.recallUrgent, { body: { school } });
    console.log(urgentTable(notices));
  });

/** Whole minutes. */
export function readMinutes(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Fault(`Minutes are a whole number (it is ${text}).`);
  return Number(text);
}

/** One line for each notice that runs. */
export const urgentTable = (notices: readonly UrgentLine[]): string =>
  notices.map(({ fid, text, sentTime, until, by }) => `${fid.padEnd(8)}${sentTime}  until ${until}  by ${by}  ${text}`).join('\n') ||
  'None runs.';
