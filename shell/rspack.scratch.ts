import { shell } from '../rspack.config.base.ts';

const stub = '/tmp/uistub';
export default shell(import.meta.dirname).map((config) => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      '@portico/ui/desktop$': `${stub}/desktop.ts`,
      '@portico/ui/mobile$': `${stub}/mobile.ts`,
      '@portico/ui/theme$': `${stub}/theme.ts`,
      '@portico/ui/tokens.css$': `${stub}/tokens.css`,
      '@portico/ui/base.css$': `${stub}/base.css`,
      '@portico/ui/fonts.css$': `${stub}/fonts.css`,
      '@portico/ui$': `${stub}/index.tsx`,
      'react/jsx-runtime': '/work/main/shell/node_modules/react/jsx-runtime.js',
    },
  },
}));
