import { audiences, type ModuleState, operationCalls } from '@portico/area/operator';
import { Command, InvalidArgumentError } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';
import { planTable } from './plans.ts';

type Audience = (typeof audiences)[number];

interface Options {
  school?: string;
  audience?: Audience[];
  text?: string;
  at?: string;
  until?: string;
}

export const modulesCommand = new Command('modules')
  .description('Which modules and blocks each school has open; on, off and maintenance switch them. Open tabs follow.')
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: Options) => {
    const { modules } = await askOperations(portalAddress(), operationCalls.modules, { query: { school } });
    console.log(moduleTable(modules));
  });

const kindsMeant = { on: 'only these see it', off: 'closed for these alone', maintenance: 'only these see it' };

for (const state of ['on', 'off', 'maintenance'] as const) {
  const described = {
    on: 'Open a module or block, for all unless --audience says for whom.',
    off: 'Close it: it leaves menu, pages, search and calls. With --audience for these alone.',
    maintenance: 'Keep it in the menu, closed for work.',
  };
  const command = new Command(state)
    .description(described[state])
    .argument('<sign>', 'a module such as news, or a block such as news.latest')
    .option('--school <fid>', 'only this school')
    .option('--at <time>', 'not now but then, such as "2026-11-24 09:00"; portico plans lists it')
    .option('--until <time>', 'with --at: then it is again as it was')
    .option('--audience <kind>', `${kindsMeant[state]}: guest, student, staff; may be given more than once`, readKinds)
    .action(async (sign: string, given: Options, own: Command) => {
      const { school, audience, text, at, until } = { ...(own.parent?.opts() as Options), ...given };
      if (at !== undefined) {
        if (!school || audience) throw new Fault('--at wants --school, and takes no --audience.');
        const body = { school, sign, state, ...(text && { text }), due: at, ...(until && { until }) };
        const { plans } = await askOperations(portalAddress(), operationCalls.planModule, { body });
        return console.log(planTable(plans));
      }
      if (until !== undefined) throw new Fault('--until wants --at.');
      const wish = { sign, state, ...(school && { school }), ...(audience && { audience }), ...(text && { text }) };
      const { modules } = await askOperations(portalAddress(), operationCalls.changeModule, { body: wish });
      console.log(moduleTable(modules));
    });
  if (state === 'maintenance') command.option('--text <text>', 'what visitors read');
  modulesCommand.addCommand(command);
}

function readKinds(text: string, before: Audience[] = []): Audience[] {
  const wanted = text.split(',').map((each) => each.trim().toLowerCase());
  const known = wanted.flatMap((each) => audiences.filter((audience) => audience === each));
  if (known.length < wanted.length) throw new InvalidArgumentError(`It is one of ${audiences.join(', ')}.`);
  return [...before, ...known];
}

/** One line for each module with who sees it, its blocks below it. */
export function moduleTable(modules: ModuleState[]): string {
  if (modules.length === 0) return 'There are none.';
  const widest = Math.max(...modules.map(({ sign, parent }) => sign.length + (parent ? 2 : 0)));
  return modules
    .map(({ fid, sign, parent, state, seenBy, text }) =>
      [
        fid.padEnd(8),
        `${parent ? '  ' : ''}${sign}`.padEnd(widest + 2),
        state.padEnd(12),
        seenBy.length > 0 ? seenBy.join(',').toLowerCase() : 'nobody',
        text ? `  ${text}` : '',
      ].join(''),
    )
    .join('\n');
}
