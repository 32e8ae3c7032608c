import { grantRoles, operationCalls, type RoleLine } from '@portico/area/operator';
import { Argument, Command } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

type Role = (typeof grantRoles)[number];
interface Options {
  account: string;
  school: string;
  department?: string[];
  review?: true;
  until?: string;
  reason?: string;
}

export const rolesCommand = new Command('roles')
  .enablePositionalOptions()
  .description('Which people administer which school; add and remove change it. Programs and operators have tokens instead.')
  .option('--school <fid>', 'only this school')
  .addHelpText(
    'after',
    `
operator  releases, nodes and schools, for every school
admin     everything of one school but releases for everyone
editor    drafts of news, notices and services of departments; with --review also others' drafts
auditor   reads everything of one school, and has no other role there`,
  )
  .action(async ({ school }: { school?: string }) => {
    const { roles } = await askOperations(portalAddress(), operationCalls.roles, { query: { school } });
    console.log(roleTable(roles));
  });

/** A command that changes one role of one person. */
const roleCommand = (name: string, description: string) =>
  rolesCommand
    .command(name)
    .description(description)
    .addArgument(new Argument('<role>').choices(grantRoles))
    .requiredOption('--account <account>', 'the person')
    .requiredOption('--school <fid>', 'the school of the account, and of the role');

roleCommand('add', 'Give a person a role; the same one again changes its end, departments and reason.')
  .option('--department <id>', 'of an editor; may be given again', (text: string, before: string[] = []) => [...before, text])
  .option('--review', 'an editor may approve drafts of others')
  .option('--until <day>', 'the last day, YYYY-MM-DD')
  .option('--reason <text>', 'why, for the log')
  .action(async (role: Role, { account, school, department, review, until, reason }: Options) => {
    const terms = { ...(department && { departments: department }), ...(review && { mayReview: true }), ...(until && { until }) };
    const body = { role, account, school, ...terms, ...(reason && { reason }) };
    const { roles } = await askOperations(portalAddress(), operationCalls.giveRole, { body });
    console.log(roleTable(roles));
  });

roleCommand('remove', 'Take a role back.').action(async (role: Role, { account, school }: Options) => {
  const { roles } = await askOperations(portalAddress(), operationCalls.takeRole, { body: { role, account, school } });
  console.log(roleTable(roles));
});

/** One line for each role that a person has. */
export function roleTable(roles: readonly RoleLine[]): string {
  if (roles.length === 0) return 'Nobody has one.';
  return roles
    .map(({ role, fid, account, name, departments, mayReview, until, by, reason }) =>
      [
        (fid || 'every school').padEnd(12),
        role.padEnd(8),
        `${account} ${name}`,
        ...(departments.length > 0 ? [departments.join(',')] : []),
        ...(mayReview ? ['reviews'] : []),
        until ? `until ${until}` : 'no end',
        `by ${by}`,
        ...(reason ? [reason] : []),
      ].join('  '),
    )
    .join('\n');
}
