export { checkBuildFolders } from './check-build-folders.ts';
export type { Registry } from './registry.ts';
export { type RunningRegistry, startRegistry } from './start-registry.ts';
