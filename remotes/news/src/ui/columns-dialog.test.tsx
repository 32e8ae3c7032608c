import { portalError } from '@portico/client';
import { newsContract } from '@portico/contracts';
import { fakeServer, guest, renderPage, student } from '@portico/testing';
import { within } from '@testing-library/react';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { category, plan } from '../samples.ts';
import { ColumnsDialog } from './columns-dialog.tsx';

const all = [category('1', '学校要闻'), category('2', '学术动态'), category('3', '人物')];
// jsdom has no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

function open(answers = server(), person = student) {
  const onClose = vi.fn();
  const page = renderPage(() => <ColumnsDialog onClose={onClose} />, { address: '/news?type=2', plan, answers, person });
  const names = () =>
    within(page.getByRole('list', { name: '我的栏目' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  const press = (name: string) => act(async () => page.getByRole('button', { name }).click());
  return { page, onClose, names, press, answers };
}
const server = () =>
  fakeServer(newsContract, {
    categories: () => ({ mine: all.slice(0, 2), all }),
    chooseCategories: ({ categoryIds }) => ({ mine: categoryIds.flatMap((id) => all.find((column) => column.id === id) ?? []) }),
  });

test('N1 · columns are moved, removed and added by buttons, and saved in their order', async () => {
  const { page, onClose, names, press, answers } = open();
  await page.findByRole('list', { name: '我的栏目' });
  expect(names()).toEqual(['学校要闻', '学术动态']);
  await press('添加人物');
  await press('上移人物');
  await press('移除学校要闻');
  expect(names()).toEqual(['人物', '学术动态']);
  expect(page.unsaved()).toBe(true);
  await press('保存');
  expect(answers.asked.at(-1)?.input).toEqual({ categoryIds: ['3', '2'] });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('N1 · the last column cannot be removed, the first not moved up', async () => {
  const { page, press } = open();
  await page.findByRole('list', { name: '我的栏目' });
  await press('移除学校要闻');
  for (const name of ['移除学术动态', '上移学术动态', '下移学术动态'])
    expect(page.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
});

test('N1 · the school’s own order is saved as no choice', async () => {
  const { page, press, answers } = open();
  await page.findByRole('list', { name: '我的栏目' });
  await press('恢复默认');
  await press('保存');
  expect(answers.asked.at(-1)?.input).toEqual({ categoryIds: [] });
});

test('N1 · a choice that is not kept stays in the editor, with the reason', async () => {
  const broken = fakeServer(newsContract, {
    categories: () => ({ mine: all, all }),
    chooseCategories: () => {
      throw portalError('failed', '服务暂时没有响应');
    },
  });
  const { page, onClose, press } = open(broken);
  await page.findByRole('list', { name: '我的栏目' });
  await press('移除人物');
  await press('保存');
  expect(page.getByRole('alert').textContent).toBe('服务暂时没有响应');
  expect(onClose).not.toHaveBeenCalled();
});

test('N1 · a guest is told to sign in, and comes back here', async () => {
  const { page } = open(server(), guest);
  expect(page.getByText('登录后可以选择常看的栏目，并排列它们的顺序。')).toBeTruthy();
  expect(page.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login?redirect=%2Fnews%3Ftype%3D2');
});
