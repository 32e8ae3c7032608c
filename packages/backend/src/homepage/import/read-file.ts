import { parse } from 'csv-parse/sync';
import { type ListName, listNames } from './lists.ts';

/** A fault of the whole file. */
export class FileFault extends Error {}

/** Reads a file into its lists: JSON by its content, CSV by its name (`news.csv`, `2026-news.csv`). */
export function readFileLists(fileName: string, text: string): Partial<Record<ListName, unknown[]>> {
  const content = text.replace(/^\uFEFF/, '');
  return /\.csv$/i.test(fileName) ? csvLists(fileName, content) : jsonLists(content);
}

function jsonLists(content: string): Partial<Record<ListName, unknown[]>> {
  let read: unknown;
  try {
    read = JSON.parse(content);
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

function csvLists(fileName: string, content: string): Partial<Record<ListName, unknown[]>> {
  const list = listNames.find((name) => new RegExp(`(^|[^a-z])${name}\\.csv$`, 'i').test(fileName.split(/[\\/]/).at(-1) ?? ''));
  if (!list) throw new FileFault(`The name of a CSV says its list: ${listNames.map((name) => `${name}.csv`).join(', ')}.`);
  try {
    const rows = parse(content, { columns: true, skip_empty_lines: true, trim: true, relax_column_count: false }) as Record<
      string,
      string
    >[];
    // An empty field is an absent one.
    return { [list]: rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))) };
  } catch (error) {
    throw new FileFault(`The CSV cannot be read: ${(error as Error).message}.`);
  }
}
