/** A portal with its console and a registry, for tests of the command line. */
export { type ConsolePerson, consolePerson } from './console-person.ts';
export { onBothEngines } from './engines.ts';
export { openPortalRegistry, type PortalRegistry } from './portal-registry.ts';
