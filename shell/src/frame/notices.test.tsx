import { createStore, StoreProvider } from '@portico/session';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from './notices.tsx';
import { notify } from './notices-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show() {
  const store = createStore();
  render(
    <StoreProvider store={store}>
      <Notices />
    </StoreProvider>,
  );
  return (text: string, stay?: number) => act(() => notify(store, { kind: 'error', text }, stay));
}

test('K7 · a message is shown for 3000 ms, and the same one is not shown twice at a time', () => {
  const tell = show();
  tell('保存失败');
  tell('保存失败');
  act(() => vi.advanceTimersByTime(2_999));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('C5 · case 37 · a message is shown as text', () => {
  show()('<img src=x onerror=alert(1)>');
  expect(screen.getByRole('alert').textContent).toContain('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});
