/**
 * Names a build of the shell by the hashes of the scripts that every page starts with, in order up to `main`:
 * `d12e6c24.9996b96e.0064d353`. The last hash changes with every lazily loaded file. Undefined where file names have no
 * hashes.
 */
export function shellName(scripts: readonly string[]): string | undefined {
  const names = scripts.map((script) => /([^/]+)\.([0-9a-f]{8})\.js$/.exec(script) ?? []);
  const main = names.findIndex(([, name]) => name === 'main');
  const hashes = names.slice(0, main + 1).map(([, , hash]) => hash);
  return main >= 0 && hashes.every((hash) => hash !== undefined) ? hashes.join('.') : undefined;
}
