import { operationCalls, type PlanLine } from '@portico/area/operator';
import { Command } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

export const plansCommand = new Command('plans')
  .enablePositionalOptions()
  .description('What happens by itself at its time, and what was missed; move and cancel change it.')
  .option('--school <fid>', 'only this school, and what concerns all')
  .action(async ({ school }: { school?: string }) => {
    const { plans } = await askOperations(portalAddress(), operationCalls.plans, { query: { school } });
    console.log(planTable(plans));
  });

plansCommand
  .command('cancel')
  .description('It does not happen.')
  .argument('<number>', 'as the list shows it')
  .action(async (id: string) => {
    const { plans } = await askOperations(portalAddress(), operationCalls.changePlan, { body: { id } });
    console.log(planTable(plans));
  });

plansCommand
  .command('move')
  .description('It happens at another time; a missed one then happens after all.')
  .argument('<number>', 'as the list shows it')
  .argument('<time>', 'such as "2026-11-24 09:00"')
  .action(async (id: string, due: string) => {
    const { plans } = await askOperations(portalAddress(), operationCalls.changePlan, { body: { id, due } });
    console.log(planTable(plans));
  });

/** One line for each plan. */
export const planTable = (plans: readonly PlanLine[]): string =>
  plans
    .map(({ id, fid, action, objectName, due, until, by, state, said }) =>
      [
        id.padStart(4),
        due.slice(0, 16),
        state.padEnd(9),
        fid || 'every school',
        action,
        objectName,
        ...(until ? [`until ${until.slice(0, 16)}`] : []),
        `by ${by}`,
        ...(said ? [said] : []),
      ].join('  '),
    )
    .join('\n') || 'There are none.';
