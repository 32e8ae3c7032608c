import { portalError } from '@portico/client';
import { plansContract } from '@portico/contracts/console';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { act, module } from '../../sample-data.ts';
import { consoleServer, effects, modulesRead } from '../../samples.ts';
import { asked, showPage } from '../../show-page.tsx';
import { ModulesPage } from './modules-page.tsx';

test('W7 · effects of a module’s change are asked before, and 生效 sends what was looked at', async () => {
  const change = vi.fn(() => ({ modules: [], effects, act }));
  const answers = consoleServer({ modules: { change } });
  const page = showPage(ModulesPage, answers, '/console/modules');
  fireEvent.click(await page.findByRole('row', { name: /^任务中心/ }));
  fireEvent.click(page.getByRole('radio', { name: '关闭' }));
  expect(page.unsaved()).toBe(true);
  expect(await page.findByText('3 个打开的页面会自动更新，无需刷新')).toBeTruthy();
  const wish = { sign: 'task-center', state: 'off', audience: ['GUEST', 'STUDENT', 'STAFF'], version: 'v1' };
  expect(asked(answers, 'modules/change')).toEqual([{ changes: [wish], checkOnly: true }]);
  fireEvent.click(page.getByRole('button', { name: '生效' }));
  expect(await page.findByText('修改模块：任务中心')).toBeTruthy();
  expect(asked(answers, 'modules/change').at(-1)).toEqual({ changes: [wish] });
  await waitFor(() => expect(page.unsaved()).toBe(false));
});

test('W27 · what may not be switched says why, and offers nothing to switch', async () => {
  const page = showPage(ModulesPage, consoleServer(), '/console/modules');
  fireEvent.click(await page.findByRole('row', { name: /^首页/ }));
  expect(page.getByText(/登录后首先打开的是“首页”/)).toBeTruthy();
  expect((page.getByRole('group', { name: '状态' }) as HTMLFieldSetElement).disabled).toBe(true);
});

test('W8 · W9 · a row that somebody changed keeps the wish, asks only what both changed, and goes on from there', async () => {
  let isChanged = false;
  const now = () => ({
    ...modulesRead,
    modules: [
      isChanged
        ? module('task-center', '任务中心', { state: 'maintenance', text: '校验', version: 'v2' })
        : module('task-center', '任务中心'),
    ],
  });
  const answers = consoleServer({
    modules: {
      list: now,
      change({ changes, checkOnly }) {
        if (changes[0]?.version === 'v2') return { modules: [], effects };
        if (checkOnly && !isChanged) return { modules: [], effects };
        isChanged = true;
        throw portalError('conflict', '“任务中心”刚被修改过', { code: 409, data: { by: '何以宁 T10003', time: '2026-11-20 14:17:00' } });
      },
    },
  });
  const page = showPage(ModulesPage, answers, '/console/modules');
  fireEvent.click(await page.findByRole('row', { name: /^任务中心/ }));
  fireEvent.click(page.getByRole('radio', { name: '关闭' }));
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '生效' }));
  const merge = within(await page.findByRole('region', { name: '对照' }));
  expect(page.getByText(/何以宁 T10003 14:17 已修改/)).toBeTruthy();
  fireEvent.click(merge.getByRole('radio', { name: '用我的' }));
  fireEvent.click(merge.getByRole('button', { name: '合并' }));
  await waitFor(() =>
    expect(asked(answers, 'modules/change').at(-1)).toMatchObject({ changes: [{ state: 'off', version: 'v2' }], checkOnly: true }),
  );
});

test('W26 · a plan is read, moved and cancelled at its module', async () => {
  const planned = module('task-center', '任务中心', {
    plan: { id: '7', state: 'maintenance', due: '2099-11-20 22:00:00', until: '2099-11-21 00:00:00' },
  });
  const change = vi.fn(() => ({
    id: '7',
    fid: '10001',
    action: 'module.change',
    name: '修改模块',
    objectName: '任务中心',
    due: '2099-11-20 22:00:00',
    by: '周景行',
    state: 'cancelled' as const,
  }));
  const answers = consoleServer({ modules: { list: () => ({ fid: '10001', modules: [planned] }) } }).and(plansContract, { change });
  const page = showPage(ModulesPage, answers, '/console/modules');
  fireEvent.click(await page.findByRole('button', { name: '取消计划' }));
  expect(page.getAllByText(/11-20 22:00—11-21 00:00 维护/).length).toBeGreaterThan(0);
  expect(await page.findByText('已完成')).toBeTruthy();
  expect(asked(answers, 'plans/change')).toEqual([{ id: '7', cancel: true }]);
});
