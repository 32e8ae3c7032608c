export type { MeasuredHealth } from './build-health/read-health.ts';
export type { Registry } from './releases/registry.ts';
export { type RunningRegistry, startRegistry } from './start-registry.ts';
