import { type BodyOf, type HomePlace, homeAreas, operationCalls } from '@portico/area/operator';
import { Command, InvalidArgumentError, Option } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

type Settings = Record<string, string | number | boolean>;
interface Options {
  school?: string;
  area?: HomePlace['area'];
  before?: string;
  members?: boolean;
  set?: Settings;
}

export const blocksCommand = new Command('blocks')
  .description('Which blocks stand on each school’s home page, in their order; add and remove change it. Open tabs follow.')
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: Options) => {
    const { blocks } = await askOperations(portalAddress(), operationCalls.blocks, { query: { school } });
    console.log(blockTable(blocks));
  });

blocksCommand
  .command('add')
  .description('Place a block on the home page, or move and change an existing one.')
  .argument('<sign>', 'a block such as news.latest')
  .option('--school <fid>', 'only this school')
  .addOption(new Option('--area <place>', 'where: top and bottom over the whole width, the others in columns').choices(homeAreas))
  .option('--before <sign>', 'stands before this block; else a new one stands last')
  .option('--members', 'for people who have signed in')
  .option('--no-members', 'for guests too')
  .option('--set <name=value>', 'a setting that the block knows; may be given more than once', readSetting)
  .action(async (sign: string, given: Options, own: Command) => {
    const { school, area, before, members, set } = { ...(own.parent?.opts() as Options), ...given };
    await change({
      sign,
      state: 'placed',
      ...(school && { school }),
      ...(area && { area }),
      ...(before && { before }),
      ...(own.getOptionValueSource('members') === 'cli' && { membersOnly: members }),
      ...(set && { settings: set }),
    });
  });

blocksCommand
  .command('remove')
  .description('Take a block off the home page; its module stays as it is.')
  .argument('<sign>', 'a block such as news.latest')
  .option('--school <fid>', 'only this school')
  .action(async (sign: string, given: Options, own: Command) => {
    const { school } = { ...(own.parent?.opts() as Options), ...given };
    await change({ sign, state: 'removed', ...(school && { school }) });
  });

async function change(wish: BodyOf<typeof operationCalls.changeBlock>): Promise<void> {
  const { blocks } = await askOperations(portalAddress(), operationCalls.changeBlock, { body: wish });
  console.log(blockTable(blocks));
}

/** `look=one`; numbers and yes or no are converted. */
export function readSetting(text: string, before: Settings = {}): Settings {
  const [, name, value] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It is name=value.');
  const read = value === 'true' ? true : value === 'false' ? false : /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return { ...before, [name]: read };
}

/** One line for each block, in the page's order. */
export function blockTable(blocks: HomePlace[]): string {
  if (blocks.length === 0) return 'There are none.';
  const widest = Math.max(...blocks.map(({ sign }) => sign.length));
  return blocks
    .map(({ fid, sign, area, membersOnly, open, props }) => {
      const settings = Object.entries(props).map(([name, value]) => `${name}=${value}`);
      const facts = [membersOnly ? 'members' : '', open ? '' : 'off', ...settings].filter(Boolean);
      return `${fid.padEnd(8)}${sign.padEnd(widest + 2)}${area.padEnd(8)}${facts.join('  ')}`.trimEnd();
    })
    .join('\n');
}
