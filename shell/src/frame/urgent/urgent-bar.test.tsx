import { StoreProvider, schoolAtom } from '@portico/session';
import { school } from '@portico/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FactsContext } from '../../page-data/frame-facts.ts';
import type { PortalFacts } from '../../page-data/portal-facts.ts';
import { UrgentBar } from './urgent-bar.tsx';
import { UrgentPlace } from './urgent-place.tsx';

const facts = { host: { serverTime: '2026-11-22 15:00:00' } } as PortalFacts;
const notice = (id: string) => ({ id, text: '今晚 23:00 停电', until: '2026-11-22 16:00:00' });

function portalWith(id: string) {
  const store = createStore();
  const tell = (next: string) => store.set(schoolAtom, { ...school, urgent: notice(next) });
  tell(id);
  const view = (Part: typeof UrgentBar | typeof UrgentPlace) => (
    <StoreProvider store={store}>
      <FactsContext value={facts}>
        <Part />
      </FactsContext>
    </StoreProvider>
  );
  return { tell, view };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('W38 · an urgent notice stands until it is acknowledged, here and in other tabs; the next one stands again', () => {
  const { tell, view } = portalWith('a');
  render(view(UrgentBar));
  expect(screen.getByRole('alert').textContent).toContain('今晚 23:00 停电');
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => tell('b'));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => {
    localStorage.setItem('portico.urgent', 'b');
    dispatchEvent(new StorageEvent('storage', { key: 'portico.urgent' }));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('W38 · it ends by itself, by the server’s clock', () => {
  render(portalWith('c').view(UrgentBar));
  act(() => vi.advanceTimersByTime(50 * 60_000));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => vi.advanceTimersByTime(11 * 60_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('W38 · the server writes it, whatever a visitor has acknowledged; the browser takes the same element over', async () => {
  vi.useRealTimers();
  localStorage.setItem('portico.urgent', 'd');
  const { view } = portalWith('d');
  // A place that waits for its code would write a comment instead.
  await vi.waitFor(() => expect(renderToString(view(UrgentPlace))).toContain('今晚 23:00 停电'));
  const written = document.createElement('div');
  written.innerHTML = renderToString(view(UrgentPlace));
  expect(written.querySelector('[role="alert"]')?.getAttribute('data-written')).toBe('true');
});
