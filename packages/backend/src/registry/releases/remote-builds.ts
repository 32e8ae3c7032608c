import type { KeptBuild } from './build-folders.ts';
import { readRecord } from './release-record.ts';
import type { RemoteStore } from './remote-store.ts';
import { fileProblems, hashOf } from './verify-release.ts';

const recordFile = 'area.json';
interface Name {
  area: string;
  buildId: string;
}
const pathOf = ({ area, buildId }: Name, file: string) => `${area}/${buildId}/${file}`;

/** Whether the store has a whole build. */
export const isStored = async (store: RemoteStore, name: Name): Promise<boolean> =>
  (await store.get(pathOf(name, recordFile))) !== undefined;

/** Uploads a verified build to the store, unless it is whole there. Its record comes last: a build without one is incomplete. */
export async function putBuild(store: RemoteStore, build: KeptBuild): Promise<void> {
  if ((await damagedInStore(store, build)).length === 0) return;
  for (const [path, content] of build.files) await store.put(pathOf(build, path), content);
  await store.put(pathOf(build, recordFile), Buffer.from(build.record));
}

/** A build from the store, its record and each file checked against the published ones. Undefined if it is missing. */
export async function getBuild(store: RemoteStore, { record, ...name }: Name & { record: string }): Promise<KeptBuild | undefined> {
  const content = await store.get(pathOf(name, recordFile));
  if (!content) return undefined;
  const read = readRecord(record);
  if (Buffer.from(content).toString() !== record || !('release' in read))
    throw new Error(`${store.name} holds another ${name.area}@${name.buildId} than the one that was published.`);
  const files = new Map<string, Uint8Array>();
  for (const path of Object.keys(read.release.files)) {
    const file = await store.get(pathOf(name, path));
    if (file) files.set(path, file);
  }
  const [fault] = fileProblems(read.release, files);
  if (fault) throw new Error(`${store.name} holds ${name.area}@${name.buildId} damaged: ${fault}`);
  return { ...name, record, files };
}

/** Removes a build, its record first. */
export async function removeBuild(store: RemoteStore, name: Name): Promise<void> {
  const content = await store.get(pathOf(name, recordFile));
  const read = content && readRecord(Buffer.from(content).toString());
  await store.remove(pathOf(name, recordFile));
  if (read && 'release' in read) for (const path of Object.keys(read.release.files)) await store.remove(pathOf(name, path));
}

/** The faults of a build in the store. */
export async function damagedInStore(store: RemoteStore, { record, ...name }: Name & { record: string }): Promise<string[]> {
  const content = await store.get(pathOf(name, recordFile));
  const read = readRecord(record);
  if (!content) return [`${recordFile} is missing`];
  if (Buffer.from(content).toString() !== record || !('release' in read)) return [`${recordFile} differs from the published one`];
  const faults: string[] = [];
  for (const [path, hash] of Object.entries(read.release.files)) {
    const file = await store.get(pathOf(name, path));
    if (!file) faults.push(`${path} is missing`);
    else if (hashOf(file) !== hash) faults.push(`${path} differs from its hash`);
  }
  return faults;
}
