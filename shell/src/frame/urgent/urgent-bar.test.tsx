import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FactsContext } from '../../page-data/frame-facts.ts';
import type { PortalFacts } from '../../page-data/portal-facts.ts';
import { UrgentBar } from './urgent-bar.tsx';

const facts = { host: { serverTime: '2026-11-22 15:00:00' } } as PortalFacts;
const bar = (id: string, until = '2026-11-22 16:00:00') => (
  <FactsContext value={facts}>
    <UrgentBar key={id} notice={{ id, text: '今晚 23:00 停电', until }} />
  </FactsContext>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('W38 · an urgent notice stands until it is acknowledged, here and in other tabs; the next one stands again', () => {
  const { rerender } = render(bar('a'));
  expect(screen.getByRole('alert').textContent).toContain('今晚 23:00 停电');
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(bar('b'));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => {
    localStorage.setItem('portico.urgent', 'b');
    dispatchEvent(new StorageEvent('storage', { key: 'portico.urgent' }));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('W38 · it ends by itself, by the server’s clock', () => {
  render(bar('c'));
  act(() => vi.advanceTimersByTime(50 * 60_000));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => vi.advanceTimersByTime(11 * 60_000));
  expect(screen.queryByRole('alert')).toBeNull();
});
