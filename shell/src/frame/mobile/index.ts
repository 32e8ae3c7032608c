import '@portico/ui/tokens.css';
import '@portico/ui/base.css';
import * as componentSet from '@portico/ui/mobile';

export { MobileLayout as Layout } from './layouts.tsx';
export { componentSet };
