import '@portico/ui/tokens.css';
import '@portico/ui/base.css';
import * as componentSet from '@portico/ui/desktop';
import * as federation from '../../areas/federation.ts';

export { DesktopLayout as Layout } from './layouts.tsx';
export { componentSet, federation };
