import '../../../shell/src/frame/mobile/index.ts';
import { start } from './lazy.tsx';

void start('mobile');
