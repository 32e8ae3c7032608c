import * as areaReact from '@portico/area/react';
import * as client from '@portico/client';
import * as session from '@portico/session';
import * as ui from '@portico/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** One package that the shell gives to areas. */
export interface ProvidedPackage {
  version: string;
  module: unknown;
}

const portalVersion = '1.0.0';

/**
 * The packages that areas import from the shell at run time instead of bundling copies. The two component sets are not
 * here: each loads with its device's frame. `provided` in @portico/build has the same names.
 */
export const providedAtStart: Readonly<Record<string, ProvidedPackage>> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  '@portico/area/react': { version: portalVersion, module: areaReact },
  '@portico/client': { version: portalVersion, module: client },
  '@portico/session': { version: portalVersion, module: session },
  '@portico/ui': { version: portalVersion, module: ui },
};

/** The component set of one device, under the name by which areas ask for it. */
export const providedSet = (device: 'desktop' | 'mobile', module: unknown): Readonly<Record<string, ProvidedPackage>> => ({
  [`@portico/ui/${device}`]: { version: portalVersion, module },
});
