import { portalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { meContract, urgentContract } from '@portico/contracts/console';
import { fakeServer, fireEvent, renderPage, student, waitFor } from '@portico/testing';
import { expect, test } from 'vitest';
import { effects } from '../phone-samples.ts';
import { act, me } from '../sample-data.ts';
import { UrgentPage } from './urgent-page.tsx';

const running = { id: 'u1', text: '今晚停电', until: '2026-11-20 23:00:00', sentTime: '2026-11-20 09:00:00', by: '何以宁' };

function open({ rights = me.schools[0]?.rights ?? {}, refuse = false, notice = null as typeof running | null } = {}) {
  const answers = fakeServer(meContract, {
    me: () => ({
      ...me,
      confirmedUntil: '2026-11-20 09:40:00',
      schools: [{ fid: '10001', unitName: '清禾大学', host: 'localhost', rights }],
    }),
  }).and(urgentContract, {
    now: () => ({ notice }),
    send: ({ text, checkOnly }) => {
      if (!checkOnly && refuse)
        throw portalError('invalid', '请检查填写的内容', {
          code: codes.invalid,
          data: { reasons: [{ path: 'text', text: '最多 60 字' }] },
        });
      return { notice: { ...running, text }, effects, ...(!checkOnly && { act: { ...act, name: '发布紧急通知', objectName: text } }) };
    },
  });
  const page = renderPage(UrgentPage, { address: '/mobile/console/urgent', person: student, device: 'mobile', answers });
  const sent = () => answers.asked.filter(({ call }) => call === 'POST /pedestal/console/urgent/send').map(({ input }) => input);
  return { page, sent };
}
const write = async ({ page }: ReturnType<typeof open>, text: string) => {
  fireEvent.change(await page.findByRole('textbox'), { target: { value: text } });
  await waitFor(() => expect((page.getByRole('button', { name: '发布' }) as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(page.getByRole('button', { name: '发布' }));
};

test('W46 · an urgent notice is sent once its effects were seen; typing asks for nothing', async () => {
  const opened = open();
  const { page, sent } = opened;
  expect(await page.findByText('655 个打开的页面会自动更新，无需刷新')).toBeTruthy();
  await write(opened, '今晚 23:00 停电\n请保存');
  expect(await page.findByText('发布紧急通知：今晚 23:00 停电 请保存')).toBeTruthy();
  expect(sent()).toEqual([
    { text: '紧急通知', minutes: 240, checkOnly: true },
    { text: '今晚 23:00 停电 请保存', minutes: 240 },
  ]);
  expect(page.unsaved()).toBe(false);
});

test('the running notice that was seen is named, and what the server refuses stands below the text', async () => {
  const opened = open({ notice: running, refuse: true });
  fireEvent.click(await opened.page.findByRole('radio', { name: '2 小时' }));
  await write(opened, '第二条');
  expect(await opened.page.findByText('最多 60 字', { selector: 'p' })).toBeTruthy();
  expect(opened.sent().at(-1)).toEqual({ text: '第二条', minutes: 120, replaces: 'u1' });
  expect(opened.page.unsaved(), 'the text stays').toBe(true);
});

test('without the right the page says who can give it', async () => {
  const { page } = open({ rights: { 'console.read': 'read', 'content.urgent': 'read' } });
  expect(await page.findByText('您没有「紧急通知」的管理权限。')).toBeTruthy();
  expect(page.queryByRole('textbox')).toBeNull();
});

test('without a network the page can be asked for again, and nobody is told that they have no right', async () => {
  let isOnline = false;
  const answers = fakeServer(meContract, {
    me: () => {
      if (!isOnline) throw portalError('offline', '网络不太稳定，请稍后重新加载。');
      return me;
    },
  }).and(urgentContract, { now: () => ({ notice: null }), send: ({ text }) => ({ notice: { ...running, text }, effects }) });
  const page = renderPage(UrgentPage, { address: '/mobile/console/urgent', person: student, device: 'mobile', answers });
  expect(await page.findByText('紧急通知暂时没有加载出来')).toBeTruthy();
  isOnline = true;
  fireEvent.click(page.getByRole('button', { name: '重新加载' }));
  expect(await page.findByRole('textbox')).toBeTruthy();
});
