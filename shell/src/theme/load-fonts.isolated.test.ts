import { afterEach, expect, test, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';

const arrived = vi.hoisted(() => vi.fn());
vi.mock('@portico/ui/fonts.css', () => {
  arrived();
  return {};
});
afterEach(() => vi.unstubAllGlobals());

/** What a machine answers to the question for a font of its own. */
const machineWith = (load: () => Promise<unknown>) =>
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
    },
  );

test('the serif font-face rules are loaded only on a machine without the serif font', async () => {
  machineWith(() => Promise.resolve());
  await loadFonts();
  expect(arrived).not.toHaveBeenCalled();
  machineWith(() => Promise.reject(new Error('no such font')));
  await loadFonts();
  expect(arrived).toHaveBeenCalledOnce();
});
