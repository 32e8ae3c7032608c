/** Builds of areas and of the shell, for rspack. An area needs only: `export default area(import.meta.dirname)`. */
export { area } from './area-build.ts';
export { compiledBeforeUse } from './common.ts';
export { gallery } from './gallery-build.ts';
export { provided } from './provided.ts';
export { shell } from './shell-build.ts';
