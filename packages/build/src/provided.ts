/**
 * The packages that the shell provides to every area at run time, with the accepted ranges. An area never contains a
 * copy. shell/src/areas/provided.ts provides the same names; a test compares the two.
 */
export const provided: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  '@portico/area/react': '^1.0.0',
  '@portico/client': '^1.0.0',
  '@portico/session': '^1.0.0',
  '@portico/ui': '^1.0.0',
  '@portico/ui/desktop': '^1.0.0',
  '@portico/ui/mobile': '^1.0.0',
};
