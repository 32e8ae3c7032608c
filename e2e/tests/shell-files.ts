import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Files {
  scripts: string[];
  styles: string[];
}

/** The files that only one device's frame needs, from the built shell. */
export function shellFiles(): { desktop: string[]; mobile: string[] } {
  const shell = JSON.parse(readFileSync(join(import.meta.dirname, '../../shell/dist/shell.json'), 'utf8')) as {
    start: string[];
    desktop: Files;
    mobile: Files;
  };
  const all = ({ scripts, styles }: Files) => [...scripts, ...styles];
  const only = (mine: Files, other: Files) => all(mine).filter((file) => !all(other).includes(file) && !shell.start.includes(file));
  return { desktop: only(shell.desktop, shell.mobile), mobile: only(shell.mobile, shell.desktop) };
}
