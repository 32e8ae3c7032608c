import { areaFolders, buildChanged, shellFolder } from './build/build-folders.ts';
import { exitOnFault } from './fault.ts';

/** Builds the changed parts of shell and areas for production. */
await exitOnFault(() => buildChanged([shellFolder, ...areaFolders()], (line) => console.log(line)));
