import { type OperatorToken, operationCalls, tokenRoles } from '@portico/area/operator';
import { Command, InvalidArgumentError, Option } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

export const tokensCommand = new Command('tokens')
  .description('Operators’ named tokens, with role, end and last use; add and revoke change them. All nodes follow.')
  .action(async () => {
    const { tokens } = await askOperations(portalAddress(), operationCalls.tokens);
    console.log(tokenTable(tokens));
  });

tokensCommand
  .command('add')
  .description('Make a token for a person or a program; it is shown once. Set PORTICO_TOKEN to it.')
  .argument('<name>', 'such as li-ming or nightly-import')
  .addOption(
    new Option('--role <role>', 'operator: everything; publisher: publish and activate; auditor: read')
      .choices(tokenRoles)
      .makeOptionMandatory(),
  )
  .option('--days <number>', 'how long it works, at most 400', readDays, 90)
  .action(async (name: string, { role, days }: { role: (typeof tokenRoles)[number]; days: number }) => {
    const added = await askOperations(portalAddress(), operationCalls.addToken, { body: { name, role, days } });
    console.log(`${added.name} may act as ${role} until ${added.expiresTime}. The token is shown only now:`);
    console.log(added.token);
  });

tokensCommand
  .command('revoke')
  .description('End a token at once.')
  .argument('<name>')
  .action(async (name: string) => {
    const { tokens } = await askOperations(portalAddress(), operationCalls.revokeToken, { body: { name } });
    console.log(tokenTable(tokens));
  });

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 400) return days;
  throw new InvalidArgumentError('Name a number of days from 1 to 400.');
}

/** One line for each token. */
export function tokenTable(tokens: readonly OperatorToken[]): string {
  if (tokens.length === 0) return 'There are none; the file ops-token of the data directory is the first operator’s.';
  const widest = Math.max(...tokens.map(({ name }) => name.length));
  return tokens
    .map(({ name, role, state, expiresTime, lastUsedTime, createdBy }) =>
      [
        name.padEnd(widest),
        role.padEnd(9),
        state.padEnd(7),
        `until ${expiresTime}`,
        lastUsedTime ? `used ${lastUsedTime}` : 'never used',
        `by ${createdBy}`,
      ].join('  '),
    )
    .join('\n');
}
