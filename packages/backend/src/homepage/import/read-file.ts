import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { type ListName, listNames } from './lists.ts';

/** A fault of the whole file. */
export class FileFault extends Error {}

/** Reads the rows of a file: JSON by its content, CSV by its name (`news.csv`, `2026-news.csv`). */
export async function* readFileRows(file: string, name: string): AsyncGenerator<{ list: ListName; value: unknown }> {
  if (/\.csv$/i.test(name)) yield* csvRows(file, name);
  else
    for (const [list, rows] of Object.entries(jsonLists(await readFile(file, 'utf8'))))
      for (const value of rows) yield { list: list as ListName, value };
}

function jsonLists(text: string): Partial<Record<ListName, unknown[]>> {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FileFault(`The file is no JSON: ${(error as Error).message}.`);
  }
  if (!read || typeof read !== 'object' || Array.isArray(read))
    throw new FileFault(`The file must be an object with lists: ${listNames.join(', ')}.`);
  const unknown = Object.keys(read).filter((name) => !listNames.includes(name as ListName));
  if (unknown.length > 0) throw new FileFault(`The portal has no list ${unknown.join(', ')}. It takes ${listNames.join(', ')}.`);
  for (const [name, rows] of Object.entries(read)) if (!Array.isArray(rows)) throw new FileFault(`${name} must be a list.`);
  return read as Partial<Record<ListName, unknown[]>>;
}

async function* csvRows(file: string, fileName: string): AsyncGenerator<{ list: ListName; value: unknown }> {
  const list = listNames.find((name) => new RegExp(`(^|[^a-z])${name}\\.csv$`, 'i').test(fileName.split(/[\\/]/).at(-1) ?? ''));
  if (!list) throw new FileFault(`The name of a CSV says its list: ${listNames.map((name) => `${name}.csv`).join(', ')}.`);
  const rows = createReadStream(file).pipe(parse({ bom: true, columns: true, skip_empty_lines: true, trim: true }));
  try {
    // An empty field is an absent one.
    for await (const row of rows as AsyncIterable<Record<string, string>>)
      yield { list, value: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')) };
  } catch (error) {
    throw new FileFault(`The CSV cannot be read: ${(error as Error).message}.`);
  }
}
