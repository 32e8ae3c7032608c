import '@portico/ui/tokens.css';
import '@portico/ui/base.css';
import * as componentSet from '@portico/ui/mobile';

export { createFederation } from '../../areas/federation.ts';
export { MobileLayout as Layout } from './layouts.tsx';
export { componentSet };
