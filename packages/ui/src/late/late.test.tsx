import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Late } from './late.tsx';
import { lateCode } from './late-code.ts';

const Plain = ({ name, onPress }: { name: string; onPress?: () => void }) => (
  <button type="button" onClick={onPress}>
    plain {name}
  </button>
);
const Full = ({ name }: { name: string }) => <button type="button">full {name}</button>;
const shown = () => screen.getByRole('button').textContent;

/** Code that arrives when the test says so. */
function codeOnDemand() {
  let arrive: () => void = () => undefined;
  const fetchControl = vi.fn(() => new Promise<typeof Full>((resolve) => (arrive = () => resolve(Full))));
  return { code: lateCode(fetchControl), fetchControl, arrive: () => act(async () => arrive()) };
}

afterEach(() => vi.unstubAllGlobals());

test('the server renders the plain form even if the code is loaded', async () => {
  const { code, arrive } = codeOnDemand();
  const loading = code.load();
  await arrive();
  await loading;
  expect(renderToString(<Late code={code} plain={Plain} props={{ name: 'a' }} />)).toContain('plain');
  render(<Late code={code} plain={Plain} props={{ name: 'a' }} />);
  expect(shown()).toBe('full a');
});

test('code is loaded once, when a pointer approaches', async () => {
  const { code, fetchControl, arrive } = codeOnDemand();
  render(<Late code={code} plain={Plain} props={{ name: 'a' }} when="wanted" />);
  expect(fetchControl).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button'));
  fireEvent.pointerEnter(screen.getByRole('button'));
  expect(fetchControl).toHaveBeenCalledTimes(1);
  await arrive();
  expect(shown()).toBe('full a');
});

test('the plain form stays while it has the focus', async () => {
  const { code, arrive } = codeOnDemand();
  render(<Late code={code} plain={Plain} props={{ name: 'a' }} when="wanted" />);
  act(() => screen.getByRole('button').focus());
  await arrive();
  expect(shown()).toBe('plain a');
  act(() => screen.getByRole('button').blur());
  expect(shown()).toBe('full a');
});

test('the plain form stays while it is pressed: its click has a target', async () => {
  const { code, arrive } = codeOnDemand();
  const pressed = vi.fn();
  render(<Late code={code} plain={Plain} props={{ name: 'a', onPress: pressed }} when="wanted" />);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button.parentElement as HTMLElement);
  fireEvent.pointerDown(button);
  await arrive();
  expect(shown()).toBe('plain a');
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shown()).toBe('full a'));
});

test('a control’s code is loaded when it becomes visible', async () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(listener: typeof see) {
        see = listener;
      }
    },
  );
  const { code, fetchControl } = codeOnDemand();
  render(<Late code={code} plain={Plain} props={{ name: 'a' }} />);
  see([{ isIntersecting: false }]);
  expect(fetchControl).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  expect(fetchControl).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('the plain form stays if the code cannot be loaded, and the next need tries again', async () => {
  const fetchControl = vi.fn(() => Promise.reject(new Error('no network')));
  const code = lateCode<{ name: string }>(fetchControl);
  render(<Late code={code} plain={Plain} props={{ name: 'a' }} />);
  await act(() => code.load());
  expect(shown()).toBe('plain a');
  await act(() => code.load());
  expect(fetchControl).toHaveBeenCalledTimes(2);
});
