import { areaFolders, buildChanged, shellFolder } from './build/build-folders.ts';
import { exitOnFault } from './fault.ts';

/** Builds shell and areas for production, those that changed. */
await exitOnFault(() => buildChanged([shellFolder, ...areaFolders()], (line) => console.log(line)));
