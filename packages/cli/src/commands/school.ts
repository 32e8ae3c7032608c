import { readFileSync } from 'node:fs';
import { type BodyOf, operationCalls, type SchoolState, schoolLogins } from '@portico/area/operator';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

type Wish = BodyOf<typeof operationCalls.saveSchool>;
interface Options extends Omit<Wish, 'fid' | 'add' | 'hosts' | 'logo' | 'terms' | 'privacy'> {
  host?: string[];
  /** Files; `none` takes back what there is. */
  logo?: string;
  terms?: string;
  privacy?: string;
}

export const schoolCommand = new Command('school').description('The schools of this portal and their settings. Open tabs follow a change.');

schoolCommand
  .command('show')
  .description('Show one school, or all.')
  .argument('[fid]')
  .action(async (fid?: string) => {
    const { schools } = await askOperations(portalAddress(), operationCalls.schools, { query: { school: fid } });
    console.log(schools.map(schoolText).join('\n\n') || 'There is none: portico school add.');
  });

const described = {
  add: 'Add a school with the standard modules, menu and home. Its people come with portico import.',
  set: 'Change the settings that are given; the others stay.',
};
for (const name of ['add', 'set'] as const) {
  const command = schoolCommand
    .command(name)
    .description(described[name])
    .argument('<fid>', 'its number, such as 10007')
    .option('--name <name>', 'such as 云麓学院')
    .option('--host <host>', 'its host name; again for further ones, the first is used in links', several)
    .option('--colour <colour>', 'such as #0f7b6c; shades and contrast are computed from it')
    .option('--logo <file>', 'PNG, JPEG or WebP of at most 512 kB; none removes it')
    .option('--template <number>', '1 banner and service home, 2 workbench, 3 government gateway', readTemplate)
    .addOption(new Option('--login <kind>', 'own page, CAS server, or a system that uses API login').choices(schoolLogins))
    .option('--terms <file>', 'its user agreement as HTML; none brings back the standard one')
    .option('--privacy <file>', 'its privacy policy as HTML; none brings back the standard one')
    .option('--organizer <text>', 'who runs it, for the footer')
    .option('--icp <text>', 'its ICP filing')
    .option('--police <text>', 'its police filing')
    .option('--contact <line>', 'a line of the footer; may be given again', several)
    .action(async (fid: string, options: Options) => {
      const wish = { fid, ...(name === 'add' && { add: true }), ...wishOf(options) };
      console.log(schoolText(await askOperations(portalAddress(), operationCalls.saveSchool, { body: wish })));
    });
  command.addHelpText('after', '\nAddresses and certificates of a new host name are the proxy’s: see docs/operate.md.');
}

function several(text: string, before: string[] = []): string[] {
  return [...before, text];
}

function readTemplate(text: string): number {
  if (['1', '2', '3'].includes(text)) return Number(text);
  throw new InvalidArgumentError('It is 1, 2 or 3.');
}

const wishOf = ({ host, logo, terms, privacy, ...rest }: Options): Omit<Wish, 'fid' | 'add'> => ({
  ...rest,
  ...(host && { hosts: host }),
  ...(logo !== undefined && { logo: logo === 'none' ? '' : read(logo).toString('base64') }),
  ...(terms !== undefined && { terms: terms === 'none' ? '' : read(terms).toString('utf8') }),
  ...(privacy !== undefined && { privacy: privacy === 'none' ? '' : read(privacy).toString('utf8') }),
});

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Fault(`${file} cannot be read (${(error as Error).message}).`);
  }
}

/** A school as lines `setting  value`. */
export function schoolText({ fid, hosts, contact, ...settings }: SchoolState): string {
  const rows = { ...settings, hosts: hosts.join(', '), contact: contact.join(' | ') };
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(10)} ${value === '' ? '-' : value}`);
  return [fid, ...lines].join('\n');
}
