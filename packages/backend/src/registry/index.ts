export { checkBuildFolders } from './build-folders.ts';
export type { Registry, RegistryListing } from './registry.ts';
export { type RunningRegistry, startRegistry } from './start-registry.ts';
