import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Fault } from '../fault.ts';

/** Beside `src`, in the workspace and in the published package alike. */
const templates = join(import.meta.dirname, '../../template');

export interface NewArea {
  name: string;
  /** What visitors read. */
  title: string;
  folder: string;
  /** Where its packages come from: the workspace around it, or a registry. */
  place: 'workspace' | 'elsewhere';
}

/** Writes the files of a new area; a folder that holds anything is left as it is. */
export function writeArea({ name, title, folder, place }: NewArea): void {
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new Fault(`${folder} is not empty. Nothing was written.`);
  for (const template of ['area', place].map((each) => join(templates, each))) {
    for (const file of filesBelow(template)) {
      const target = join(folder, relative(template, file).replace(/^gitignore$/, '.gitignore'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, readFileSync(file, 'utf8').replaceAll('example-area', name).replaceAll('示例应用', title));
    }
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
