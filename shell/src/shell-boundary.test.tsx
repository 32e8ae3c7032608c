import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sayThatItFailed } from './failures/failed-start.ts';
import { createFailures } from './failures/failures.ts';
import { ShellBoundary } from './shell-boundary.tsx';

function Broken(): never {
  throw new Error('the frame broke');
}

test('X4 · a frame that throws leaves a sentence and a link', () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ShellBoundary report={createFailures().report}>
      <Broken />
    </ShellBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('页面没有显示出来');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  expect(complained.mock.calls.flat().join(' ')).toContain('the frame broke');
  complained.mockRestore();
});

test('X4 · a start that fails shows a message in the server-rendered frame', () => {
  document.body.innerHTML = '<div id="portal"><header>清禾大学</header><main id="main"></main></div>';
  sayThatItFailed();
  expect(document.body.textContent).toContain('清禾大学');
  expect(document.querySelector('#main [role="alert"]')?.textContent).toContain('页面没有加载完整');
});
