import { Command } from 'commander';

export const renewCommand = new Command('renew')
  .description('Replace a secret that all nodes share: the key that signs the registry, or the first operator’s token. No node may run.')
  .argument(
    '<what>',
    'registry-key: signs again what the database says is active, links to previews end; ops-token: the next start makes one',
  )
  .action(async (what: string) => {
    const { readEnvironment, renew, renewable } = await import('@portico/backend/operate');
    const wanted = renewable.find((each) => each === what);
    if (!wanted) renewCommand.error(`Name one of ${renewable.join(', ')}.`);
    const key = wanted && (await renew(readEnvironment(), wanted));
    console.log(key ? `The registry is signed with the key ${key}.` : 'The next start makes another token, for all nodes.');
  });
