import '../../../shell/src/frame/desktop/index.ts';
import { start } from './lazy.tsx';

void start('desktop');
