import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Fault } from '../fault.ts';

/** Beside `src`, in the workspace and in the published package. */
const templates = join(import.meta.dirname, '../../template');

export interface NewArea {
  name: string;
  /** The visitors' text. */
  title: string;
  folder: string;
  /** The source of its packages: the surrounding workspace, or a registry. */
  place: 'workspace' | 'elsewhere';
}

/** Writes the files of a new area; refuses a folder that is not empty. */
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
