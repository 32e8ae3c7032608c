import { areaFences, cruiseOptions } from './packages/build/src/fences.mjs';

/**
 * Import rules: areas are isolated from each other and build on the packages. Rules match patterns, never a list of
 * areas, so a new area is covered from its first file. packages/cli/src/check/fences.test.ts shows that each rule
 * bites.
 */

/** Packages from the lowest up: a package may import those of the rows below its own. */
const layers = [['contracts'], ['area'], ['client', 'build'], ['session', 'ui'], ['testing', 'backend'], ['cli']];

const packageNamed = (names) => `^packages/(${names.join('|')})/`;
const severity = 'error';

const packageLayers = layers.slice(0, -1).map((names, row) => ({
  name: 'packages-in-layers',
  comment: 'A package imports only what lies below it.',
  severity,
  from: { path: packageNamed(names) },
  to: { path: packageNamed(layers.slice(row + 1).flat()) },
}));

const packageSiblings = layers
  .filter((names) => names.length > 1)
  .map((names) => ({
    name: 'packages-in-layers',
    comment: 'Packages of one row do not know each other.',
    severity,
    from: { path: packageNamed(names) },
    to: { path: packageNamed(names), pathNot: '^packages/$1/' },
  }));

const backend = '^packages/backend/src/';
/**
 * The backend's floors, each with the floors that it may import. Composition root, demo data and tests belong to no
 * floor and may import all.
 */
const floors = {
  kernel: [],
  registry: ['kernel/'],
  pedestal: ['kernel/', 'registry/'],
  homepage: ['kernel/', 'registry/', 'pedestal/index\\.ts$'],
  console: ['kernel/', 'registry/', 'pedestal/', 'homepage/'],
  page: ['kernel/', 'registry/', 'pedestal/', 'homepage/'],
};
const backendFloors = Object.entries(floors).map(([floor, below]) => ({
  name: 'backend-floors',
  comment: 'A floor of the backend imports only floors below it; homepage asks pedestal through pedestal/index.ts.',
  severity,
  from: { path: `${backend}${floor}/`, pathNot: '\\.test\\.ts$' },
  to: { path: backend, pathNot: `${backend}(${[`${floor}/`, ...below].join('|')})` },
}));
/** The shell's folders from the lowest up; `start`, `server` and the files beside them put the shell together. */
const shellRows = [
  ['failures', 'kept', 'page-data', 'viewport'],
  ['access', 'areas', 'theme'],
  ['navigation', 'robot', 'session'],
  ['frame'],
  ['pages', 'sign-in', 'swap'],
  ['live', 'offline', 'routing'],
];
const shellFolders = (names) => `^shell/src/(${names.join('|')})/`;
/** Code that runs: types are erased. Tests may import anything. */
const tests = '\\.test\\.tsx?$';
const typesAside = { dependencyTypesNot: ['type-only', 'type-import'] };

const shellLayers = shellRows.flatMap((names, row) => [
  {
    name: 'shell-in-layers',
    comment: 'A folder of the shell imports only what lies below it, and none of the files that put the shell together.',
    severity,
    from: { path: shellFolders(names), pathNot: tests },
    to: { path: [shellFolders([...shellRows.slice(row + 1).flat(), 'server', 'start']), '^shell/src/[^/]+$'], ...typesAside },
  },
  {
    name: 'shell-in-layers',
    comment: 'Folders of one row do not know each other.',
    severity,
    from: { path: shellFolders(names), pathNot: tests },
    to: { path: shellFolders(names), pathNot: '^shell/src/$1/', ...typesAside },
  },
]);

export default {
  forbidden: [
    {
      name: 'areas-are-isolated',
      comment: 'An area imports neither another area nor the shell. Link with AreaLink, show with Block, or move it into a package.',
      severity,
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^(remotes|shell|e2e)/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'shell-knows-no-area',
      comment: 'The shell learns of areas from the plan.',
      severity,
      from: { path: '^shell/' },
      to: { path: '^(remotes|e2e)/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages are the ground: they know neither shell nor areas.',
      severity,
      from: { path: '^packages/' },
      to: { path: '^(shell|remotes|e2e)/' },
    },
    ...shellLayers,
    {
      name: 'shell-in-layers',
      comment: 'A new folder of the shell takes its place in shellRows.',
      severity,
      from: { path: `^shell/src/(?!(${[...shellRows.flat(), 'server', 'start'].join('|')})/)[^/]+/` },
      to: {},
    },
    ...packageLayers,
    ...packageSiblings,
    ...backendFloors,
    {
      name: 'server-and-browser-apart',
      comment: 'Backend and command line share contracts and the area description with the browser, nothing else.',
      severity,
      from: { path: packageNamed(['backend', 'cli', 'build']) },
      to: { path: packageNamed(['client', 'session', 'ui', 'testing']) },
    },
    {
      name: 'browser-knows-no-server',
      comment: 'Shell and areas reach the backend by its contracts.',
      severity,
      from: { path: '^(shell|remotes/[^/]+)/src/', pathNot: '\\.test\\.' },
      to: { path: packageNamed(['backend', 'cli', 'build']) },
    },
    ...areaFences('remotes/[^/]+/'),
    {
      name: 'ui-knows-no-device',
      comment: 'What a package has for both devices imports neither.',
      severity,
      from: { path: '^packages/ui/src/(?!desktop/|mobile/|.+\\.test\\.)' },
      to: { path: '/src/(desktop|mobile)(/|\\.tsx?$)' },
    },
  ],
  options: cruiseOptions,
};
