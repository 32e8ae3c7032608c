/**
 * Who may import whom (architecture: "an area is a stranger to every other area, and a friend of the packages").
 * By pattern, never by a list of areas: a new area is fenced in from its first file. packages/cli/src/check/fences.test.ts
 * shows that each fence bites.
 */

/** Packages from the ground up: a package may import those of the rows above its own. */
const layers = [['contracts'], ['area'], ['client'], ['session', 'ui'], ['testing', 'backend'], ['cli']];

const packageNamed = (names) => `^packages/(${names.join('|')})/`;
/** A door (`src/desktop.tsx`) or a folder (`src/…/desktop/`) of one device. */
const device = (name) => `(/src|/src/.*)/${name}(/|\\.tsx?$)`;
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

export default {
  forbidden: [
    {
      name: 'areas-are-strangers',
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
    ...packageLayers,
    ...packageSiblings,
    {
      name: 'server-and-browser-apart',
      comment: 'Backend and command line share contracts and the area description with the browser, nothing else.',
      severity,
      from: { path: packageNamed(['backend', 'cli']) },
      to: { path: packageNamed(['client', 'session', 'ui', 'testing']) },
    },
    {
      name: 'browser-knows-no-server',
      comment: 'Shell and areas reach the backend by its contracts.',
      severity,
      from: { path: '^(shell|remotes)/' },
      to: { path: packageNamed(['backend', 'cli']) },
    },
    {
      name: 'desktop-and-mobile-are-siblings',
      comment: 'What both devices use lies in ui/ or model/, so that a phone never downloads the desktop set.',
      severity,
      from: { path: device('desktop') },
      to: { path: device('mobile') },
    },
    {
      name: 'desktop-and-mobile-are-siblings',
      comment: 'What both devices use lies in ui/ or model/, so that a desktop never downloads the mobile set.',
      severity,
      from: { path: device('mobile') },
      to: { path: device('desktop') },
    },
    {
      name: 'ui-knows-no-device',
      comment: 'Pieces that both devices use import neither device.',
      severity,
      from: { path: '^remotes/[^/]+/src/ui/|^packages/ui/src/(?!desktop/|mobile/|.+\\.test\\.)' },
      to: { path: '/src/(desktop|mobile)(/|\\.tsx?$)' },
    },
    {
      name: 'model-knows-no-screen',
      comment: 'State and rules import no component.',
      severity,
      from: { path: '^remotes/[^/]+/src/(model/|api\\.ts$)' },
      to: { path: '^remotes/[^/]+/src/(ui|desktop|mobile)(/|\\.tsx?$)' },
    },
    {
      name: 'model-knows-no-screen',
      comment: 'A rule may name a drawing by its type, and import nothing that draws.',
      severity,
      from: { path: '^remotes/[^/]+/src/(model/|api\\.ts$)' },
      to: { path: '^packages/ui/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-knows-no-screen',
      comment: 'Calls come before the rules that use them.',
      severity,
      from: { path: '^remotes/[^/]+/src/api\\.ts$' },
      to: { path: '^remotes/[^/]+/src/model/' },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other are one idea. Types alone may: they are gone before anything runs.',
      severity,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.portico[^/]*)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
