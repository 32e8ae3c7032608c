import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { endpointPath, portalContract, type Release } from '@portico/area';
import { minVersion, satisfies, validRange } from 'semver';
import type { OpenShell, ShellOffer } from './open-shells.ts';

/** `sha384-…`, as browsers check it. */
export const hashOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** All faults of a release in itself: its files, entry points and ranges. Sentences for the team. */
export function problemsOf(
  release: Release,
  { files, shellShares }: { files: ReadonlyMap<string, Uint8Array>; shellShares: Readonly<Record<string, string>> },
): string[] {
  return [
    ...fileProblems(release, files),
    ...entryPointProblems(release, files),
    ...serverProblems(release, files),
    ...rangeProblems(release, { contract: portalContract, shares: shellShares }, thisShell),
    ...nameProblems(release),
    ...endpointProblems(release),
  ];
}

/** Files that are missing, differ from their hash, or are not listed. */
export function fileProblems(release: Pick<Release, 'files'>, files: ReadonlyMap<string, Uint8Array>): string[] {
  const problems: string[] = [];
  for (const [path, hash] of Object.entries(release.files)) {
    const content = files.get(path);
    if (!content) problems.push(`${path} is missing.`);
    else if (hashOf(content) !== hash) problems.push(`${path} differs from its hash.`);
  }
  for (const path of files.keys()) if (!Object.hasOwn(release.files, path)) problems.push(`${path} is not on the list of files.`);
  return problems;
}

function entryPointProblems({ entry, global, entryPoints, files: listed }: Release, files: ReadonlyMap<string, Uint8Array>): string[] {
  const problems: string[] = [];
  for (const [device, { scripts, styles }] of Object.entries(entryPoints)) {
    if (scripts.length === 0) problems.push(`The ${device} entry point is missing.`);
    for (const path of [...scripts, ...styles])
      if (!Object.hasOwn(listed, path)) problems.push(`The ${device} entry point needs ${path}, which is not on the list of files.`);
  }
  if (!Object.hasOwn(listed, entry)) problems.push(`The entry ${entry} is not on the list of files.`);
  const content = files.get(entry);
  if (content && !Buffer.from(content).includes(global)) problems.push(`The entry ${entry} does not write ${global}.`);
  return problems;
}

/** What open tabs could not load. They keep an older shell until their visitors reload the page. */
export const openShellProblems = (release: Release, shells: readonly OpenShell[]): string[] =>
  shells.flatMap(({ shell, tabs, ...offer }) => {
    const open = `shell ${shell.split('.').at(-1)}, which ${tabs === 1 ? 'one open tab still runs' : `${tabs} open tabs still run`},`;
    return rangeProblems(release, offer, { portal: `the ${open} offers`, shell: `the ${open} provides` });
  });

const thisShell = { portal: 'this portal offers', shell: 'the shell provides' };

/** The server build is only parsed here: its behaviour is known only when it renders. */
function serverProblems({ server, serverMap, samples, files: listed }: Release, files: ReadonlyMap<string, Uint8Array>): string[] {
  if (server === undefined) return [];
  const unlisted = [serverMap, samples].filter((path) => path !== undefined && !Object.hasOwn(listed, path));
  if (unlisted.length > 0) return unlisted.map((path) => `The server's file ${path} is not on the list of files.`);
  if (!Object.hasOwn(listed, server)) return [`The server's build ${server} is not on the list of files.`];
  const content = files.get(server);
  try {
    if (content) new Script(Buffer.from(content).toString(), { filename: server });
    return [];
  } catch (error) {
    return [`The server's build ${server} cannot be read as JavaScript: ${(error as Error).message}.`];
  }
}

function rangeProblems({ manifest, shared }: Release, offer: ShellOffer, says: typeof thisShell): string[] {
  const problems: string[] = [];
  if (!validRange(manifest.contract) || !satisfies(offer.contract, manifest.contract))
    problems.push(`It is built for the portal contract ${manifest.contract}; ${says.portal} ${offer.contract}.`);
  for (const [name, range] of Object.entries(shared)) {
    const offered = offer.shares[name];
    const lowest = offered === undefined ? undefined : minVersion(offered);
    if (!lowest) problems.push(`It expects ${name} ${range}; ${says.shell} none.`);
    else if (!validRange(range) || !satisfies(lowest, range)) problems.push(`It expects ${name} ${range}; ${says.shell} ${offered}.`);
  }
  return problems;
}

function nameProblems({ area, buildId, global, manifest }: Release): string[] {
  const problems: string[] = [];
  if (manifest.id !== area) problems.push(`The manifest is that of ${manifest.id}, the release that of ${area}.`);
  if (!global.endsWith(buildId))
    problems.push(`The global ${global} does not bear the build ${buildId}, so that two builds would mix in a tab.`);
  for (const sign of Object.keys(manifest.blocks ?? {}))
    if (!sign.startsWith(`${area}.`)) problems.push(`The block ${sign} must be named ${area}.….`);
  return problems;
}

/** The server makes a page's calls for its area: it must ask for none of another area's service. */
function endpointProblems({ area, manifest }: Release): string[] {
  const { pages, blocks = {}, endpoints = {} } = manifest;
  const calls = [...Object.values(pages), ...Object.values(blocks)].flatMap((part) => [part.calls ?? []].flat());
  const declared = Object.entries(endpoints).flatMap(([name, { methods }]) =>
    methods.map((method) => `${method} ${endpointPath(area, name)}/`),
  );
  return calls
    .filter(({ path }) => String(path).startsWith('/homepage/areas/'))
    .filter(({ method, path }) => !declared.some((own) => `${method} ${path}/`.startsWith(own)))
    .map(({ method, path }) => `The preloaded call ${method} ${path} is none of the endpoints that ${area} declares.`);
}
