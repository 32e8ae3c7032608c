import { operationCalls, type SourceLine } from '@portico/area/operator';
import { Command } from 'commander';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

export const sourcesCommand = new Command('sources')
  .enablePositionalOptions()
  .description('The systems that personal data comes from, and how they answer. pause, resume and retry change them; import saves them.')
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: { school?: string }) => {
    const { sources } = await askOperations(portalAddress(), operationCalls.sources, { query: { school } });
    console.log(sourceTable(sources));
  });

const described = {
  pause: 'Ask a source no more: visitors see what it said before.',
  resume: 'Ask it again.',
  retry: 'Ask a source whose circuit is open again at once, on every node.',
} as const;

for (const act of ['pause', 'resume', 'retry'] as const)
  sourcesCommand
    .command(act)
    .description(described[act])
    .argument('<code>', 'such as card')
    .requiredOption('--school <fid>', 'whose source it is')
    .action(async (code: string, { school }: { school: string }) => {
      const { sources } = await askOperations(portalAddress(), operationCalls.changeSource, { body: { school, code, act } });
      console.log(sourceTable(sources));
    });

const names: Record<string, string> = { open: 'not asked, circuit open', unknown: 'not asked yet' };

/** One line for each source. */
export const sourceTable = (sources: readonly SourceLine[]): string =>
  sources
    .map(({ fid, code, name, offers, state, asked, failed, lastGood }) =>
      [
        fid.padEnd(6),
        code.padEnd(16),
        (names[state] ?? state).padEnd(14),
        `${failed} of ${asked} failed`,
        ...(lastGood ? [`last answer ${lastGood}`] : []),
        offers.join(','),
        name,
      ].join('  '),
    )
    .join('\n') || 'There are none.';
