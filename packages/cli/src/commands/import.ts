import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type ImportReport, operationCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

/** Maximum number of refused rows that are shown; a file with more is wrong as a whole. */
const maxShown = 200;

export const importCommand = new Command('import')
  .description('Bring a school’s departments, services, business systems, news, notices, menus and people from JSON, or one list from CSV.')
  .argument('<file>', 'FILE.json with { departments?, services?, … }, or a CSV named by its list, such as news.csv')
  .option('--school <fid>', 'which school; may be left out where there is one')
  .addHelpText('after', '\nRows are known by their code: the same file again changes nothing. A file with one wrong row is refused whole.')
  .action(async (file: string, { school }: { school?: string }) => {
    // npm changes the folder; INIT_CWD is the user's.
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    const text = readText(path);
    const report = await askOperations(portalAddress(), operationCalls.import, { body: { name: basename(path), text, school } });
    for (const line of reportLines(report)) console.log(line);
    if (report.refused.length > 0)
      throw new Fault(`Nothing was imported: ${report.refused.length} rows of ${basename(path)} were refused.`);
  });

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Fault(`${path} cannot be read (${(error as Error).message}).`);
  }
}

/** The imported counts, or every refused row with its reasons. */
export function reportLines({ taken, refused }: ImportReport): string[] {
  if (refused.length > 0) {
    const shown = refused
      .slice(0, maxShown)
      .map(({ list, row, code, reasons }) => `${list} row ${row}${code ? ` (${code})` : ''}: ${reasons.join('; ')}`);
    return refused.length > maxShown ? [...shown, `… and ${refused.length - maxShown} more`] : shown;
  }
  return Object.entries(taken).map(([list, { added, updated }]) => `${list}: ${added} added, ${updated} updated`);
}
