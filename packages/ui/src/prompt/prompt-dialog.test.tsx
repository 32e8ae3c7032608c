import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { faultOf, PromptDialog, type PromptQuestion } from './prompt-dialog.tsx';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function ask(question: Partial<PromptQuestion>) {
  const answered = vi.fn();
  const cancelled = vi.fn();
  render(<PromptDialog title="改名" label="名称" onAnswer={answered} onCancel={cancelled} {...question} />);
  const answer = (text: string) => {
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
  };
  return { answered, cancelled, answer };
}

test('K9 · a pattern must fit the whole answer; the default message says that it does not', () => {
  const { answered, answer } = ask({ pattern: /\d{4}/ });
  answer('12345');
  expect(screen.getByRole('alert').textContent).toBe('输入不合法');
  expect(answered).not.toHaveBeenCalled();
  answer('1234');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answered).toHaveBeenCalledWith('1234');
});

test('K9 · a validator says in its own words what is wrong', () => {
  const { answered, answer } = ask({ validate: (text) => (text.length > 5 ? '最多 5 个字' : undefined) });
  answer('一二三四五六');
  expect(screen.getByRole('alert').textContent).toBe('最多 5 个字');
  answer('一二三');
  expect(answered).toHaveBeenCalledWith('一二三');
});

test('K9 · cancelling changes nothing', () => {
  const { answered, cancelled } = ask({ initial: '旧名' });
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(cancelled).toHaveBeenCalledTimes(1);
  expect(answered).not.toHaveBeenCalled();
});

test('K9 · a pattern with the g flag judges every answer the same way', () => {
  const pattern = /a+/g;
  expect([faultOf('aa', { pattern }), faultOf('aa', { pattern }), faultOf('b', { pattern, message: '只能是 a' })]).toEqual([
    undefined,
    undefined,
    '只能是 a',
  ]);
});
