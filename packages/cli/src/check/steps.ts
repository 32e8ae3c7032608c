import { areaFolders, buildChanged, shellFolder } from '../build/build-folders.ts';
import { toolPath } from '../workspace.ts';
import { brokenLinks } from './document-links.ts';
import { tooLongFiles } from './file-length.ts';
import { folderCycles } from './folder-cycles.ts';
import { shellModuleState } from './module-state.ts';
import { secureContextUses } from './secure-context.ts';
import { smallTexts } from './small-text.ts';
import { listStep, programStep, type Step } from './step.ts';
import { unitTests } from './unit-tests.ts';
import { refusedWords } from './vocabulary.ts';

/** Folders with code, checked by the import rules. */
const fenced = ['shell', 'remotes', 'packages', 'e2e'];

/** Cheap steps, run in parallel. */
export const quickSteps: readonly Step[] = [
  programStep('format and lint', toolPath('biome'), ['check', '--error-on-warnings']),
  programStep('types, browser', toolPath('tsc'), ['-p', 'tsconfig.json']),
  programStep('types, server', toolPath('tsc'), ['-p', 'packages/backend/tsconfig.json']),
  programStep('import fences', toolPath('depcruise'), ['--config', '.dependency-cruiser.mjs', ...fenced]),
  listStep('folder cycles', folderCycles),
  listStep('file length', tooLongFiles),
  listStep('state of modules', shellModuleState),
  listStep('secure context', secureContextUses),
  listStep('small text', smallTexts),
  listStep('document links', brokenLinks),
  listStep('vocabulary', refusedWords),
];

const build: Step = {
  name: 'build',
  run: async () => {
    await buildChanged([shellFolder, ...areaFolders()], () => undefined);
    return { passed: 1, failed: 0, skipped: 0, output: '' };
  },
};

/** The rules that decide which pages a visitor may open: every branch must be tested. */
const rules = ['shell/src/access/access.ts', 'shell/src/viewport/viewport.ts', 'shell/src/viewport/zoom.ts'];
const ruleCoverage = programStep('every branch of the rules', toolPath('vitest'), [
  ...['run', 'shell/src/access', 'shell/src/viewport', '--coverage', '--coverage.thresholds.100', '--coverage.reporter=text'],
  ...rules.map((file) => `--coverage.include=${file}`),
]);

/** Sequential: some tests start the built portal, and vitest uses every core by itself. */
export const slowSteps: readonly Step[] = [build, ruleCoverage, unitTests];
