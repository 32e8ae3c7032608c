import { HydrateWhen, type HydrationTrigger, type Portal, PortalContext } from '@portico/area/react';
import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let idle: (() => void)[] = [];
let see: (() => void)[] = [];
let root: Root | undefined;

beforeEach(() => {
  idle = [];
  see = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (number: number) => {
    idle[number - 1] = () => undefined;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        see.push(() => listener([{ isIntersecting: true }]));
      }
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const mounted = vi.fn();
function Part() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounted();
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
}

const portal = (writing: boolean) => ({ writing }) as Portal;

function Page({ when, writing = false }: { when: HydrationTrigger; writing?: boolean }) {
  return (
    <PortalContext value={portal(writing)}>
      <HydrateWhen when={when}>
        <Part />
      </HydrateWhen>
    </PortalContext>
  );
}

/** The server-rendered page, hydrated up to the part. */
async function openPage(when: HydrationTrigger) {
  mounted.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(<Page when={when} writing />)}</div>`;
  const container = document.getElementById('root') as HTMLElement;
  const faults = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, <Page when={when} />, { onRecoverableError: faults });
  });
  const button = container.querySelector('button') as HTMLButtonElement;
  return { button, faults };
}

test('the server renders the part', () => {
  expect(renderToString(<Page when="visible" writing />)).toContain('pressed');
});

test.each([
  ['visible', () => see],
  ['visible', () => idle],
  ['idle', () => idle],
] as const)('a part waits until it is %s, and keeps the server’s elements', async (when, trigger) => {
  const { button, faults } = await openPage(when);
  expect(mounted).not.toHaveBeenCalled();
  await act(async () => {
    for (const fire of trigger()) fire();
  });
  expect(mounted).toHaveBeenCalledTimes(1);
  expect(button.isConnected).toBe(true);
  expect(faults).not.toHaveBeenCalled();
});

test('a press on a part that waits is answered', async () => {
  const { button, faults } = await openPage('interaction');
  expect(mounted).not.toHaveBeenCalled();
  expect([idle, see].flat()).toEqual([]);
  await act(async () => button.click());
  expect(button.isConnected).toBe(true);
  expect(button.textContent).toBe('pressed 1');
  expect(faults).not.toHaveBeenCalled();
});

test('a part that is first rendered in the browser does not wait', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  mounted.mockClear();
  const { createRoot } = await import('react-dom/client');
  await act(async () => {
    root = createRoot(document.getElementById('root') as HTMLElement);
    root.render(<Page when="interaction" />);
  });
  expect(mounted).toHaveBeenCalledTimes(1);
});
