import { type ConsolePlan, plansContract } from '@portico/contracts/console';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { act, releaseRead } from '../../sample-data.ts';
import { consoleServer, effects } from '../../samples.ts';
import { showPage } from '../../show-page.tsx';
import { ReleasesPage } from './releases-page.tsx';

const show = (answers: ReturnType<typeof consoleServer>) =>
  showPage(ReleasesPage, answers, '/console/releases/news', '/console/releases/:area');

test('W23 · a build that the gate refuses shows all reasons, and nothing is handed over', async () => {
  const reasons = ['The signature is not of a key of news.', 'mobile.js is larger than 250,000 bytes.'];
  const others = consoleServer();
  const sent: unknown[] = [];
  // A file is no JSON, which the fake server sends.
  const answers = {
    ...others,
    transport: async (...[call, input, options]: Parameters<typeof others.transport>) => {
      if (!call.path.endsWith('releases/upload')) return others.transport(call, input, options);
      sent.push(input);
      return { already: false, reasons };
    },
  };
  const page = show(answers);
  fireEvent.click(await page.findByRole('button', { name: '上传构建' }));
  const file = new File(['{}'], 'news.json', { type: 'application/json' });
  fireEvent.change(page.getByLabelText('交付文件'), { target: { files: [file] } });
  expect(await page.findByText('没有通过，什么都没有保存：')).toBeTruthy();
  const part = within(page.getByRole('region', { name: '上传构建' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reasons);
  expect(part.queryByRole('button', { name: '交付' })).toBeNull();
  expect(sent).toEqual([{ file, checkOnly: '1' }]);
});

test('W20 · a preview has a link, its code for a phone, and an end', async () => {
  const answers = consoleServer({
    releases: {
      activate: ({ checkOnly }) => ({
        revision: 129,
        buildId: '9b02d7f1a4c8',
        effects,
        ...(!checkOnly && { previewLink: '/?preview=abc.def', act: { ...act, name: '启用版本', objectName: '新闻中心' } }),
      }),
    },
  });
  const page = show(answers);
  fireEvent.click(await page.findByRole('button', { name: /启用\s*9b02d7f1a4c8/ }));
  fireEvent.change(page.getByLabelText('预览名称'), { target: { value: 'Winter!' } });
  expect(await page.findByText(/预览名称用小写字母/)).toBeTruthy();
  fireEvent.change(page.getByLabelText('预览名称'), { target: { value: 'winter' } });
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '生成预览链接' }));
  expect((await page.findByRole('img', { name: /二维码/ })).getAttribute('src')).toBe('/qr/preview/abc.def.svg');
  expect(page.getByText('/?preview=abc.def')).toBeTruthy();
});

test('a planned activation names its time, is shown above the health of the area, and can be cancelled', async () => {
  const sent: object[] = [];
  const plan: ConsolePlan = {
    id: '7',
    fid: '',
    action: 'release.activate',
    name: '启用版本',
    objectName: 'news@9b02d7f1a4c8，所有人',
    due: '2099-01-01 08:00:00',
    by: '周景行 T10001',
    state: 'missed',
    said: '构建 9b02d7f1a4c8 已不在门户里，请重新交付',
  };
  const answers = consoleServer({
    releases: { activate: () => ({ revision: 128, buildId: '9b02d7f1a4c8', effects }), read: () => ({ ...releaseRead, plans: [plan] }) },
  }).and(plansContract, {
    change: (input): ConsolePlan => {
      sent.push(input);
      return { ...plan, state: 'cancelled' };
    },
  });
  const page = show(answers);
  const part = within(await page.findByRole('region', { name: '定时' }));
  expect(part.getByText(/启用版本：news@9b02d7f1a4c8，所有人.*已错过：构建 9b02d7f1a4c8 已不在门户里/)).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: '取消计划' }));
  await waitFor(() => expect(sent).toEqual([{ id: '7', cancel: true }]));
  fireEvent.click(await page.findByRole('button', { name: /启用\s*9b02d7f1a4c8/ }));
  fireEvent.click(page.getByRole('radio', { name: '所有人' }));
  expect(page.getByRole('button', { name: /^(验证身份并)?启用$/ })).toBeTruthy();
  fireEvent.click(page.getByRole('checkbox', { name: '定时' }));
  expect(await page.findByText('请选择时间')).toBeTruthy();
  expect(page.getByRole('button', { name: /定时启用$/ }).getAttribute('aria-disabled')).toBe('true');
});

test('W21 · what is taken back now, or at a planned time: only then is a time sent', async () => {
  const sent: object[] = [];
  const rollback = ({ checkOnly, ...input }: { checkOnly?: boolean }) => {
    if (!checkOnly) sent.push(input);
    return { revision: 129, buildId: 'd81a60f3b5c9', effects };
  };
  const page = show(consoleServer({ releases: { rollback } }));
  const whole = { area: 'news', ifRevision: 128 };
  fireEvent.click(await page.findByRole('button', { name: /^撤回\s*所有人/ }));
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(sent).toEqual([whole]));

  fireEvent.click(await page.findByRole('button', { name: /^撤回\s*所有人/ }));
  fireEvent.click(page.getByRole('checkbox', { name: '定时' }));
  expect(await page.findByText('请选择时间')).toBeTruthy();
  const plan = page.getByRole('button', { name: '定时撤回' });
  expect(plan.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(plan);
  expect(sent).toHaveLength(1);
  fireEvent.change(page.getByLabelText('撤回时间'), { target: { value: '2026-11-21T08:00' } });
  await waitFor(() => expect(plan.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(plan);
  await waitFor(() => expect(sent).toEqual([whole, { ...whole, due: '2026-11-21 08:00' }]));
});
