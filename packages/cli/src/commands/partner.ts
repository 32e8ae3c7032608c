import { readFileSync } from 'node:fs';
import { operationCalls, type PartnerCheck, type SchoolPartners } from '@portico/area/operator';
import { Command, InvalidArgumentError } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

type Settings = Record<string, string>;

const setPartner = new Command('set')
  .description('Say how a partner is reached; what stood there before is replaced.')
  .argument('<partner>', 'cas, oidc, wechat, sms, mail, apiLogin or model')
  .argument(
    '<name=value...>',
    'its settings; a value @FILE is read from a file and @- from standard input, so that no secret stands on a command line',
  )
  .option('--school <fid>', 'whose partner it is')
  .action(async (partner: string, given: string[], _own: object, own: Command) =>
    show(await change(schoolOf(own), partner, readSettings(given))),
  );

const removePartner = new Command('remove')
  .description('Take a partner away; what the environment says of it counts again.')
  .argument('<partner>', 'such as wechat')
  .option('--school <fid>', 'whose partner it is')
  .action(async (partner: string, _own: object, own: Command) => show(await change(schoolOf(own), partner, null)));

const checkPartner = new Command('check')
  .description('Try each partner step by step, and name the step that fails. No message is sent and nobody is signed in.')
  .option('--school <fid>', 'only this school')
  .action(async (_given: object, own: Command) => {
    const { school } = own.optsWithGlobals<{ school?: string }>();
    const { checks } = await askOperations(portalAddress(), operationCalls.checkPartners, { query: { school } });
    for (const line of checkLines(checks)) console.log(line);
    const wrong = checks.filter(({ steps }) => steps.some(({ problem }) => problem !== undefined)).length;
    if (wrong > 0) throw new Fault(`${wrong} of ${checks.length} partners failed.`);
  });

/** One line for each step. */
export function checkLines(checks: readonly PartnerCheck[]): string[] {
  if (checks.length === 0) return ['There are none.'];
  return checks.flatMap(({ fid, partner, steps }) =>
    steps.map(
      ({ step, problem }) =>
        `${problem === undefined ? '✓' : '✗'} ${fid} ${partner}: ${step}${problem === undefined ? '' : `: ${problem}`}`,
    ),
  );
}

export const partnerCommand = new Command('partner')
  .description(
    'The systems that a school’s portal speaks to: sign-in, messages, the assistant’s model. Secrets are kept sealed and shown to nobody.',
  )
  .option('--school <fid>', 'only this school')
  .action(async ({ school }: { school?: string }) => {
    const { schools } = await askOperations(portalAddress(), operationCalls.partners, { query: { school } });
    for (const each of schools) show(each);
  })
  .addCommand(setPartner)
  .addCommand(removePartner)
  .addCommand(checkPartner);

/** The option may be before or after `set`. */
function schoolOf(command: Command): string {
  const { school } = command.optsWithGlobals<{ school?: string }>();
  if (!school) throw new Fault('Which school? Add --school FID; portico partner lists them.');
  return school;
}

const change = (school: string, partner: string, settings: Settings | null) =>
  askOperations(portalAddress(), operationCalls.changePartner, { body: { school, partner, settings } });

function show({ fid, partners }: SchoolPartners): void {
  const lines = Object.entries(partners).map(([name, settings]) => {
    const said = Object.entries(settings).map(([field, value]) => `${field}=${Array.isArray(value) ? value.join(',') : value}`);
    return `${fid.padEnd(8)}${name.padEnd(10)}${said.join('  ')}`;
  });
  console.log(lines.length > 0 ? lines.join('\n') : `${fid.padEnd(8)}none of its own`);
}

function readSettings(given: string[]): Settings {
  return Object.fromEntries(
    given.map((each) => {
      const [, name, value] = /^([A-Za-z]+)=(.+)$/s.exec(each) ?? [];
      if (!name || !value) throw new InvalidArgumentError('Settings are given as name=value.');
      return [name, value.startsWith('@') ? readSecret(value.slice(1)) : value];
    }),
  );
}

function readSecret(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch (error) {
    throw new Fault(`${file} cannot be read (${(error as Error).message}).`);
  }
}
