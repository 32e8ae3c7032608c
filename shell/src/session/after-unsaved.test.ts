// @vitest-environment jsdom
import { createStore } from '@portico/session';
import { expect, test } from 'vitest';
import { afterUnsaved } from './after-unsaved.ts';
import { unsavedWork } from './unsaved.ts';

test('V6 · a change of mode waits for unsaved work, and only the newest one is applied', () => {
  const store = createStore();
  const hold = unsavedWork(store);
  const done: string[] = [];
  let waits = 0;
  const change = afterUnsaved(store, () => {
    waits += 1;
  });
  change(() => done.push('mobile'));
  hold('form', true);
  change(() => done.push('desktop'));
  change(() => done.push('mobile again'));
  expect({ done, waits }).toEqual({ done: ['mobile'], waits: 2 });
  hold('form', false);
  hold('form', true);
  hold('form', false);
  expect(done).toEqual(['mobile', 'mobile again']);
});
