import { hasConsented } from '@portico/session/consent';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsentBox } from './consent-box.tsx';
import { useConsent } from './use-consent.tsx';

const answers = vi.fn();
function Form() {
  const { agreed, question } = useConsent();
  return (
    <>
      <ConsentBox />
      <button type="button" onClick={() => void agreed().then(answers)}>
        登录
      </button>
      {question}
    </>
  );
}
const show = () =>
  render(
    <Provider store={createStore()}>
      <Form />
    </Provider>,
  );
const box = () => screen.getByRole('checkbox', { name: '我已阅读并同意《用户协议》和《隐私政策》' });
const signIn = () => fireEvent.click(screen.getByRole('button', { name: '登录' }));

beforeEach(() => {
  localStorage.clear();
  answers.mockReset();
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

test('the box is not ticked at first, and leads to both texts', () => {
  show();
  expect(box()).toHaveProperty('checked', false);
  expect(screen.getByRole('link', { name: '《用户协议》' }).getAttribute('href')).toBe('/user-agreement');
  expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe('/privacy-policy');
});

test('a ticked box is the agreement: nothing is asked', async () => {
  show();
  fireEvent.click(box());
  signIn();
  await waitFor(() => expect(answers).toHaveBeenCalledWith(true));
  expect(hasConsented()).toBe(true);
});

test('without the box the question is asked once; this browser remembers the answer', async () => {
  const first = show();
  signIn();
  fireEvent.click(await screen.findByRole('button', { name: '暂不登录', hidden: true }));
  await waitFor(() => expect(answers).toHaveBeenCalledWith(false));
  expect(hasConsented()).toBe(false);
  signIn();
  fireEvent.click(await screen.findByRole('button', { name: '同意并登录', hidden: true }));
  await waitFor(() => expect(answers).toHaveBeenLastCalledWith(true));
  first.unmount();
  show();
  expect(box()).toHaveProperty('checked', true);
});
