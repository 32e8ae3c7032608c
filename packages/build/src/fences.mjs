/**
 * The import rules inside an area, for dependency-cruiser: data flows `desktop | mobile → ui → model → api`, and
 * devices never mix. The workspace applies them to every area, an outside team to its own folder.
 */

const severity = 'error';
/** An entry point (`src/desktop.tsx`) or a folder (`src/…/desktop/`) of one device. */
const device = (name) => `(^src|/src|/src/.*)/${name}(/|\\.tsx?$)`;
/** In the workspace, or as a published package. */
const uiPackage = '(^packages|@portico)/ui/';

/** @param {string} area the pattern of the folders that hold areas, `remotes/[^/]+/`; empty where the folder is one */
export function areaFences(area = '') {
  return [
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
      from: { path: `^${area}src/ui/` },
      to: { path: '/src/(desktop|mobile)(/|\\.tsx?$)' },
    },
    {
      name: 'model-knows-no-screen',
      comment: 'State and rules import no component.',
      severity,
      from: { path: `^${area}src/(model/|api\\.ts$)` },
      to: { path: `^${area}src/(ui|desktop|mobile)(/|\\.tsx?$)` },
    },
    {
      name: 'model-knows-no-screen',
      comment: 'A rule may name a drawing by its type, and import nothing that draws.',
      severity,
      from: { path: `^${area}src/(model/|api\\.ts$)` },
      to: { path: uiPackage, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-knows-no-screen',
      comment: 'Calls come before the rules that use them.',
      severity,
      from: { path: `^${area}src/api\\.ts$` },
      to: { path: `^${area}src/model/` },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other are one idea. Types alone may: they are gone before anything runs.',
      severity,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ];
}

/** How imports are resolved. */
export const cruiseOptions = {
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
};

/** For a team's own folder, `fences.mjs`: what it imports from packages counts too. */
export default {
  forbidden: areaFences(),
  options: { ...cruiseOptions, exclude: { path: '^dist/' } },
};
