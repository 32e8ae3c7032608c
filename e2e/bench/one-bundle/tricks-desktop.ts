// The portal's own shell with the desktop frame in the one bundle: preloaded, awaited, fed from the page, hydrated.
import '../../../shell/src/frame/desktop/index.ts';
import '../../../shell/src/main.tsx';
