import { Command, InvalidArgumentError } from 'commander';
import { askOperations, type ModuleState } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

const kinds = ['guest', 'student', 'staff'];
interface Options {
  school?: string;
  audience?: string[];
  text?: string;
}

export const modulesCommand = new Command('modules')
  .description('Which modules and blocks each school has open; on, off and maintenance switch them. Open tabs follow.')
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: Options) => {
    const query = school ? `?school=${encodeURIComponent(school)}` : '';
    const { modules } = await askOperations<{ modules: ModuleState[] }>(portalAddress(), `/ops/modules${query}`);
    console.log(moduleTable(modules));
  });

for (const state of ['on', 'off', 'maintenance'] as const) {
  const described = {
    on: 'Open a module or block.',
    off: 'Close it: it leaves menu, pages, search and calls.',
    maintenance: 'Keep it in the menu, closed for work.',
  };
  const command = new Command(state)
    .description(described[state])
    .argument('<sign>', 'a module such as news, or a block such as news.latest')
    .option('--school <fid>', 'only this school')
    .option('--audience <kind>', 'who sees it: guest, student, staff; may be given more than once', readKinds)
    .action(async (sign: string, given: Options, own: Command) => {
      const { school, audience, text } = { ...(own.parent?.opts() as Options), ...given };
      const wish = { sign, state, ...(school && { school }), ...(audience && { audience }), ...(text && { text }) };
      const { modules } = await askOperations<{ modules: ModuleState[] }>(portalAddress(), '/ops/modules', wish);
      console.log(moduleTable(modules));
    });
  if (state === 'maintenance') command.option('--text <text>', 'what visitors read');
  modulesCommand.addCommand(command);
}

function readKinds(text: string, before: string[] = []): string[] {
  const wanted = text.split(',').map((each) => each.trim().toLowerCase());
  const wrong = wanted.find((each) => !kinds.includes(each));
  if (wrong !== undefined) throw new InvalidArgumentError(`It is one of ${kinds.join(', ')}.`);
  return [...before, ...wanted];
}

/** One line a module, its blocks below it. */
export function moduleTable(modules: ModuleState[]): string {
  if (modules.length === 0) return 'There are none.';
  const widest = Math.max(...modules.map(({ sign, parent }) => sign.length + (parent ? 2 : 0)));
  return modules
    .map(({ fid, sign, parent, state, audience, text }) =>
      [
        fid.padEnd(8),
        `${parent ? '  ' : ''}${sign}`.padEnd(widest + 2),
        state.padEnd(12),
        audience.join(',').toLowerCase(),
        text ? `  ${text}` : '',
      ].join(''),
    )
    .join('\n');
}
