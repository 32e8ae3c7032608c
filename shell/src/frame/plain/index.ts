import '@portico/ui/tokens.css';
import '@portico/ui/base.css';

export { PlainLayout as Layout } from './plain-layout.tsx';
