import '@portico/ui/tokens.css';
import '@portico/ui/base.css';
import * as componentSet from '@portico/ui/desktop';

export { createFederation } from '../../areas/federation.ts';
export { DesktopLayout as Layout } from './layouts.tsx';
export { componentSet };
