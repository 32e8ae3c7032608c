import { openAsBlob } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ImportReport } from '@portico/area/operator';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { sendImport } from '../import/send-import.ts';
import { portalAddress } from '../registry/portal-address.ts';

/** Maximum number of rows that are shown one by one. */
const maxShown = 200;

export const importCommand = new Command('import')
  .description('Bring a school’s departments, services, business systems, news, notices, menus and people from JSON, or one list from CSV.')
  .argument('<file>', 'FILE.json with { departments?, services?, … }, or a CSV named by its list, such as news.csv')
  .option('--school <fid>', 'which school; may be left out where there is one')
  .option('--check', 'only say what would be added, changed and refused; nothing is written')
  .addHelpText(
    'after',
    '\nRows are known by their code: the same file again changes nothing. A file with one wrong row is refused whole. docs/import.md lists the columns and limits.',
  )
  .action(async (file: string, { school, check = false }: { school?: string; check?: boolean }) => {
    // npm changes the folder; INIT_CWD is the user's.
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    const body = await openAsBlob(path).catch((error: Error) => {
      throw new Fault(`${path} cannot be read (${error.message}).`);
    });
    const report = await sendImport(portalAddress(), { name: basename(path), body, school, check }, showProgress);
    for (const line of reportLines(report, { check })) console.log(line);
    if (report.refusedCount > 0)
      throw new Fault(`Nothing ${check ? 'would be' : 'was'} imported: ${report.refusedCount} rows of ${basename(path)} were refused.`);
  });

/** On a terminal the line is overwritten; elsewhere only whole tenths are told. */
function showProgress({ phase, list, rows, of }: { phase: string; list: string; rows: number; of: number }): void {
  if (of < 1_000) return;
  const text = `${list}: ${rows} of ${of} rows ${phase}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${text}${rows === of ? '\n' : ''}`);
  else if (Math.floor((rows * 10) / of) > Math.floor(((rows - 100) * 10) / of)) process.stderr.write(`${text}\n`);
}

/** The counts with the rows that replace existing ones, or every refused row with its reasons. */
export function reportLines({ taken, changed, refused, refusedCount }: ImportReport, { check }: { check: boolean }): string[] {
  if (refusedCount > 0)
    return capped(
      refused.map(({ list, row, code, reasons }) => `${list} row ${row}${code ? ` (${code})` : ''}: ${reasons.join('; ')}`),
      refusedCount,
    );
  const counts = Object.entries(taken).map(
    ([list, { added, changed: replaced, unchanged }]) =>
      `${list}: ${added} ${check ? 'to be added' : 'added'}, ${replaced} ${check ? 'to be changed' : 'changed'}, ${unchanged} unchanged`,
  );
  const rows = changed.map(({ list, row, code, replaces, fields }) => {
    const said = fields.map((each) => `${each.field}: ${each.old} → ${each.new}`).join('; ');
    return `${list} row ${row} (${code}) replaces ${replaces || 'an existing row'}${said && `: ${said}`}`;
  });
  const total = Object.values(taken).reduce((sum, each) => sum + each.changed, 0);
  return [...capped(rows, Math.max(total, rows.length)), ...counts];
}

function capped(lines: string[], total: number): string[] {
  const shown = lines.slice(0, maxShown);
  return total > shown.length ? [...shown, `… and ${total - shown.length} more`] : shown;
}
