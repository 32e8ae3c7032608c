import { operationCalls, type SignInLine } from '@portico/area/operator';
import { Command, Option } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';
import { readMinutes } from './urgent.ts';

interface Options {
  school: string;
  login?: 'own' | 'cas' | 'api';
  landing?: string;
  onlineMinutes?: string;
  refreshMinutes?: string;
  reason?: string;
}

export const signInCommand = new Command('sign-in')
  .enablePositionalOptions()
  .description('How people of each school sign in, where they land, and when they are signed out; set changes it.')
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: { school?: string }) => {
    const { schools } = await askOperations(portalAddress(), operationCalls.signIn, { query: { school } });
    console.log(signInTable(schools));
  });

signInCommand
  .command('set')
  .description('Change it; what is not given stays.')
  .requiredOption('--school <fid>', 'whose people')
  .addOption(new Option('--login <kind>', 'where a guest signs in').choices(['own', 'cas', 'api']))
  .option('--landing <menu>', 'the menu entry after a sign-in; none: the usual page')
  .option('--online-minutes <number>', 'signed out after so many without a call; 0: the portal’s default')
  .option('--refresh-minutes <number>', 'an unused page asks after so many; 0: the portal’s default')
  .option('--reason <text>', 'why, for the log')
  .action(async ({ school, login, landing, onlineMinutes, refreshMinutes, reason }: Options) => {
    const wish = {
      ...(login && { login }),
      ...(landing !== undefined && { landing: landing === 'none' ? '' : landing }),
      ...(onlineMinutes !== undefined && { onlineMinutes: readMinutes(onlineMinutes) }),
      ...(refreshMinutes !== undefined && { refreshMinutes: readMinutes(refreshMinutes) }),
    };
    if (Object.keys(wish).length === 0) throw new Fault('Nothing is given to change. portico sign-in set --help says what may be.');
    const body = { school, ...wish, ...(reason && { reason }) };
    const { schools } = await askOperations(portalAddress(), operationCalls.saveSignIn, { body });
    console.log(signInTable(schools));
  });

const minutes = (number: number) => (number === 0 ? 'the default' : `${number} min`);

/** One line for each school. */
export const signInTable = (schools: readonly SignInLine[]): string =>
  schools
    .map(({ fid, login, landing, onlineMinutes, refreshMinutes }) =>
      [
        fid.padEnd(6),
        `login ${login}`.padEnd(9),
        `lands on ${landing || 'the usual page'}`,
        `signed out after ${minutes(onlineMinutes)}`,
        `asked after ${minutes(refreshMinutes)}`,
      ].join('  '),
    )
    .join('\n');
