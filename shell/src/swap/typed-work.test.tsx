import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createKeptPages } from '../areas/kept-states.ts';
import { watchTyping } from './typed-work.ts';

const kept = createKeptPages();
const holdsTyped = watchTyping(kept);

beforeEach(() => history.replaceState(null, '', '/news'));

/** A page of news with a form, a search field and another area's block on it; a dialog beside the page. */
function Screen() {
  return (
    <>
      <div id="portal">
        <input aria-label="frame" />
        <div data-area="news">
          <form onSubmit={(event) => event.preventDefault()}>
            <textarea aria-label="text" defaultValue="draft" />
            <input type="checkbox" aria-label="agree" />
          </form>
          <input aria-label="search" />
          <input type="checkbox" aria-label="done" />
          <div data-block="task-center.todo">
            <input aria-label="todo" />
          </div>
        </div>
      </div>
      <textarea aria-label="dialog" />
    </>
  );
}
const areas = ['news', 'task-center', 'home'];
const holding = () => areas.filter(holdsTyped);
function type(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.input(field, { target: { value } });
  field.blur();
}
const show = () => {
  const screen = render(<Screen />);
  return (name: string) => screen.getByLabelText(name);
};

test('X3 · typed text is protected after the field has lost the focus, until the field has its previous value', () => {
  const field = show();
  expect(holding()).toEqual([]);
  type(field('text'), 'a long answer');
  expect(holding()).toEqual(['news']);
  type(field('text'), 'draft');
  expect(holding()).toEqual([]);
});

test('X3 · until it is sent', () => {
  const field = show();
  type(field('text'), 'sent');
  fireEvent.submit(field('text').closest('form') as HTMLFormElement);
  expect(holding()).toEqual([]);
  type(field('text'), 'sent, and more');
  expect(holding()).toEqual(['news']);
});

test('X3 · until the form is reset, or the field is gone', () => {
  const screen = render(<Screen />);
  type(screen.getByLabelText('text'), 'other');
  fireEvent.reset(screen.getByLabelText('text').closest('form') as HTMLFormElement);
  expect(holding()).toEqual([]);
  type(screen.getByLabelText('search'), 'half');
  expect(holding()).toEqual(['news']);
  screen.unmount();
  expect(holding()).toEqual([]);
});

test('X3 · a line committed with Enter counts as submitted; the Enter of an input method does not', () => {
  const field = show();
  type(field('search'), '运动会');
  fireEvent.keyDown(field('search'), { key: 'Enter', isComposing: true });
  expect(holding()).toEqual(['news']);
  fireEvent.keyDown(field('search'), { key: 'Enter' });
  expect(holding()).toEqual([]);
});

test('X3 · text in the address or in kept state is restored, and not waited for', () => {
  const field = show();
  type(field('search'), '运动会');
  history.replaceState(null, '', `/news?keyword=${encodeURIComponent('运动会')}`);
  expect(holding()).toEqual([]);
  type(field('search'), '校庆');
  expect(holding()).toEqual(['news']);
  kept.states.set('news/desktop/list keyword', { version: 1, value: { keyword: '校庆' } });
  expect(holding()).toEqual([]);
});

test('X3 · a block’s field holds the block’s area and the page’s; a dialog’s any; the frame’s none', () => {
  const field = show();
  type(field('todo'), 'x');
  expect(holding()).toEqual(['news', 'task-center']);
  type(field('todo'), '');
  type(field('dialog'), 'x');
  expect(holding()).toEqual(areas);
  type(field('dialog'), '');
  type(field('frame'), 'x');
  expect(holding()).toEqual([]);
});

test('X3 · what is ticked counts within a form, and acts at once elsewhere', () => {
  const field = show();
  fireEvent.click(field('done'));
  expect(holding()).toEqual([]);
  fireEvent.click(field('agree'));
  expect(holding()).toEqual(['news']);
});
