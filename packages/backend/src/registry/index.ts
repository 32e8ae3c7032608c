export type { Registry } from './releases/registry.ts';
export { type RunningRegistry, startRegistry } from './start-registry.ts';
