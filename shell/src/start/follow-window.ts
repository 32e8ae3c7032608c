import { deviceAtom } from '@portico/session';
import { notify } from '../frame/notices-state.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { afterUnsaved } from '../session/after-unsaved.ts';
import { deviceOfWidth } from '../viewport/viewport.ts';
import { applyViewport, watchWidth } from '../viewport/watch-viewport.ts';
import { widthAtom } from '../viewport/width.ts';
import type { Tab } from './tab.ts';

/** Follows the window's width: switches to another device's frame once no unsaved work would be lost. */
export function followWindow({ state: { store }, frames, device }: Tab, navigation: Navigation): void {
  const changeMode = afterUnsaved(store, () => notify(store, { kind: 'error', text: '您有未保存的内容，保存后再切换布局。' }));
  watchWidth((width) =>
    changeMode(async () => {
      store.set(widthAtom, width);
      const next = deviceOfWidth(width);
      applyViewport(next, width);
      if (next === device()) return;
      await frames.load({ ...navigation.state().page, device: next });
      store.set(deviceAtom, next);
      // Decides the same address again for the new width.
      await navigation.reload();
    }),
  );
}
