/**
 * How everything of this workspace is built. The build itself is a package, `@portico/build`, so that areas made
 * elsewhere are built by the very same.
 */
export { area, shell } from './packages/build/src/index.ts';
