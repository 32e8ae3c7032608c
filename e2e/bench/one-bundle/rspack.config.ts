import { join } from 'node:path';
import { compiledBeforeUse, shell } from '@portico/build';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';

const [browser] = shell(import.meta.dirname);

/** The shell's own settings, so that both are compiled alike; federation gives way to dynamic imports. */
export default {
  ...browser,
  entry: {
    'lazy-desktop': './lazy-desktop.ts',
    'lazy-mobile': './lazy-mobile.ts',
    'tricks-desktop': './tricks-desktop.ts',
    'tricks-mobile': './tricks-mobile.ts',
  },
  output: { ...browser?.output, path: join(import.meta.dirname, 'dist'), publicPath: '/bundle/' },
  optimization: { minimize: true, moduleIds: 'deterministic', splitChunks: false },
  plugins: [
    compiledBeforeUse(/\.js$/),
    new NormalModuleReplacementPlugin(/^zod$/, join(import.meta.dirname, '../../../packages/contracts/src/inert-zod.ts')),
    new NormalModuleReplacementPlugin(/\/federation\.ts$/, join(import.meta.dirname, 'entry-points.ts')),
  ],
} satisfies Configuration;
