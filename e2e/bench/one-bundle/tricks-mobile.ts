// The portal's own shell with the mobile frame in the one bundle: preloaded, awaited, fed from the page, hydrated.
import '../../../shell/src/frame/mobile/index.ts';
import '../../../shell/src/main.tsx';
