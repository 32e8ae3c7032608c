import { pathToFileURL } from 'node:url';
import type { ShellServer } from '@portico/area/page-protocol';

const kinds = { identityCalls: 'object', decidePage: 'function', areaOf: 'function', renderView: 'function' } satisfies Record<
  keyof ShellServer,
  'object' | 'function'
>;

/** Imports these parts of the shell's server build; an Error names missing parts. */
export async function importShell<Part extends keyof ShellServer>(file: string, parts: readonly Part[]): Promise<Pick<ShellServer, Part>> {
  const module: object = await import(pathToFileURL(file).href);
  if (provides(module, parts)) return module;
  throw new Error(
    `The shell's server build ${file} lacks ${parts.filter((part) => !has(module, part)).join(', ')}. Build the shell again.`,
  );
}

const has = (module: object, part: keyof ShellServer): boolean => typeof Reflect.get(module, part) === kinds[part];

function provides<Part extends keyof ShellServer>(module: object, parts: readonly Part[]): module is Pick<ShellServer, Part> {
  return parts.every((part) => has(module, part));
}
