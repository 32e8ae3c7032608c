/**
 * Build settings of the whole workspace. The build is a package, `@portico/build`, so that outside areas are built the
 * same way.
 */
export { area, shell } from './packages/build/src/index.ts';
