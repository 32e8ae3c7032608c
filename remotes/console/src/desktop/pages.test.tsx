import { portalError } from '@portico/client';
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { act, me, overviewRead, releaseRead } from '../sample-data.ts';
import { confirmFirst, consoleServer, effects, meWith } from '../samples.ts';
import { asked, showPage } from '../show-page.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PartnersPage } from './partners/partners-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { ReleasesPage } from './releases/releases-page.tsx';
import { SourcesPage } from './sources/sources-page.tsx';

test('W14 · the first sentence says whether something is wrong, and each line leads to its page', async () => {
  const page = showPage(OverviewPage);
  expect(await page.findByRole('heading', { name: '1 项异常，1 项等您处理' })).toBeTruthy();
  const wrong = within(page.getByRole('region', { name: '异常' }));
  expect(wrong.getByRole('link', { name: /查看版本/ }).getAttribute('href')).toBe('/console/releases/news');
  expect(page.getByRole('link', { name: /版本\s*1\s*项异常/ })).toBeTruthy();
});

test('W10 · what is left of an undo is counted by the server’s clock, whatever the device says', async () => {
  const left = async (time: string) => {
    const answers = consoleServer({
      me: { me: () => ({ ...me, time }) },
      overview: { read: () => ({ ...overviewRead, acts: [{ ...act, undoUntil: '2026-11-20 09:31:00' }] }) },
    });
    const page = showPage(OverviewPage, answers);
    const recent = within(await page.findByRole('region', { name: '刚刚的操作' }));
    await recent.findByText('任务中心');
    const words = recent.queryByText(/还可撤销/)?.textContent;
    page.unmount();
    return words;
  };
  expect(await left('2026-11-20 09:22:30')).toBe('还可撤销 9 分');
  expect(await left('2026-11-20 09:32:00')).toBeUndefined();
});

test('what several people searched for and did not find is shown with its count', async () => {
  const page = showPage(OverviewPage);
  const part = within(await page.findByRole('region', { name: '搜不到的内容' }));
  expect(part.getByRole('row', { name: /校园卡补办.*4/ })).toBeTruthy();
});

test('W15 · a part that failed is named and the others stay', async () => {
  const page = showPage(OverviewPage, consoleServer({ overview: { read: () => ({ ...overviewRead, failedParts: ['nodes', 'fares'] }) } }));
  expect(await page.findByText('节点、打开和出错的页面暂时读不到，其余内容不受影响。')).toBeTruthy();
  const areas = within(page.getByRole('region', { name: '区域' }));
  expect(areas.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['0.02%', '1.44 秒']));
});

test('W16 · with nothing wrong and nothing waiting there is no red and no empty box', async () => {
  const quiet = { ...overviewRead, sentence: '一切正常，没有事项等您处理', wrong: [], waiting: [], misses: [] };
  const page = showPage(OverviewPage, consoleServer({ overview: { read: () => quiet } }));
  expect(await page.findByText('一切正常，没有事项等您处理')).toBeTruthy();
  expect(page.container.querySelectorAll('[data-tone="danger"], [data-tone="warning"]')).toHaveLength(0);
  for (const name of ['异常', '等您处理', '将要发生', '搜不到的内容']) expect(page.queryByRole('region', { name })).toBeNull();
});

test('a page that a person may not read says so, and who can change that; its call is not the reason', async () => {
  const page = showPage(ReleasesPage, consoleServer({ me: { me: () => meWith({ 'console.read': 'read' }) } }), '/console/releases');
  expect(await page.findByText('您没有「版本」的管理权限。')).toBeTruthy();
  expect(page.getByText('需要时请联系 何以宁。')).toBeTruthy();
  expect(page.queryByRole('button', { name: /启用/ })).toBeNull();
});

test('W6 · a person without a password here is led to the school’s own sign-in, which asks for it', async () => {
  const sent: object[] = [];
  const answers = consoleServer({
    me: {
      me: () => ({ ...me, confirmBy: 'sign-in' as const, confirmWays: ['cas'] }),
      confirm(given) {
        sent.push(given);
        throw portalError('failed', '统一登录暂不可用，请稍后再试', { code: 2004 });
      },
    },
    releases: {
      activate({ checkOnly }) {
        if (!checkOnly) throw confirmFirst();
        return { revision: 129, buildId: '9b02d7f1a4c8', effects };
      },
    },
  });
  const page = showPage(ReleasesPage, answers, '/console/releases/news', '/console/releases/:area');
  fireEvent.click(await page.findByRole('button', { name: /启用\s*9b02d7f1a4c8/ }));
  fireEvent.click(page.getByRole('radio', { name: '所有人' }));
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '验证身份并启用' }));
  const dialog = within(await page.findByRole('dialog', { name: '确认是您本人' }));
  expect(dialog.queryByLabelText('登录密码')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: '用统一身份认证验证' }));
  expect(await dialog.findByText('统一登录暂不可用，请稍后再试')).toBeTruthy();
  expect(sent).toEqual([{ method: 'cas', to: '/console/releases/news' }]);
});

test('W6 · an act that asks for the password opens the dialog and is repeated once', async () => {
  let isConfirmed = false;
  const answers = consoleServer({
    me: {
      confirm(given) {
        if (!('password' in given) || given.password !== 'secret') throw portalError('failed', '账号或密码不正确', { code: 2001 });
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20 09:40:00' };
      },
    },
    releases: {
      activate({ checkOnly }) {
        if (!checkOnly && !isConfirmed) throw confirmFirst();
        return {
          revision: 129,
          buildId: '9b02d7f1a4c8',
          effects,
          ...(!checkOnly && { act: { ...act, name: '启用版本', objectName: '新闻中心' } }),
        };
      },
    },
  });
  const page = showPage(ReleasesPage, answers, '/console/releases/news', '/console/releases/:area');
  fireEvent.click(await page.findByRole('button', { name: /启用\s*9b02d7f1a4c8/ }));
  fireEvent.click(page.getByRole('radio', { name: '灰度' }));
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '验证身份并启用' }));
  const dialog = within(await page.findByRole('dialog', { name: '确认是您本人' }));
  const send = (password: string) => {
    fireEvent.change(dialog.getByLabelText('登录密码'), { target: { value: password } });
    fireEvent.click(dialog.getByRole('button', { name: '验证并继续' }));
  };
  send('wrong');
  expect(await dialog.findByText('密码不正确，请重新输入。')).toBeTruthy();
  send('secret');
  expect(await page.findByText('启用版本：新闻中心')).toBeTruthy();
  const sent = asked(answers, 'releases/activate').filter((input) => !(input as { checkOnly?: boolean }).checkOnly);
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ area: 'news', buildId: '9b02d7f1a4c8', ifRevision: 128, share: 10 })));
});

test('W21 · W22 · 撤回 says where it leads and cannot be pressed without an earlier build; what the portal ended keeps its reason', async () => {
  const [everyone, share] = releaseRead.places;
  if (!everyone || !share) throw new Error('the sample has two places');
  const { backTo: _, ...first } = everyone;
  const halted = { buildId: '9b02d7f1a4c8', share: 20, reason: '11 of 92 tabs failed', time: '2026-11-20 13:52:00' };
  const page = showPage(
    ReleasesPage,
    consoleServer({
      releases: {
        read: () => ({ ...releaseRead, places: [first, share], halted }),
        health: () => ({ enough: false, ticks: [], vitals: {}, looks: [], moments: [] }),
      },
    }),
    '/console/releases/news',
    '/console/releases/:area',
  );
  const back = await page.findByRole('button', { name: /所有人，没有更早的版本可以回到/ });
  expect((back as HTMLButtonElement).disabled).toBe(true);
  expect(page.getByRole('button', { name: /灰度 20%，回到所有人的版本/ })).toBeTruthy();
  expect(page.getByText(/11 of 92 tabs failed/)).toBeTruthy();
  expect(await page.findByText(/样本不足，暂不比较/)).toBeTruthy();
});

test('the log’s filters stand in the address, a row opens at its own, and a broken chain is named', async () => {
  const row = { ...act, kind: 'act' as const, address: '10.12.*', device: 'Chrome', requestId: 'r1' };
  const answers = consoleServer({
    audit: {
      list: ({ pageNum, pageSize }) => ({ records: [row], total: 1, pageNum, pageSize }),
      read: () => ({ row: { ...row, before: { open: 1, text: null }, after: { open: 0, text: null } } }),
      verify: () => ({ ok: false, rows: 12, broken: { no: 7, what: '内容被改过' }, time: '2026-11-20 09:30:00' }),
    },
  });
  const page = showPage(AuditPage, answers, '/console/audit?act=module.&from=2026-11-01&to=2026-11-20');
  expect(await page.findByText(/第 7 行 内容被改过/)).toBeTruthy();
  expect(asked(answers, 'audit/list')[0]).toMatchObject({ act: 'module.', from: '2026-11-01', to: '2026-11-20' });
  fireEvent.click(await page.findByRole('button', { name: /09:21:00/ }));
  expect(page.address()).toContain('open=41');
  const change = within(await page.findByRole('table', { name: '变化' }));
  expect(change.getByRole('row', { name: '开放 1 0' })).toBeTruthy();
  fireEvent.change(page.getByLabelText('谁'), { target: { value: '周景行' } });
  fireEvent.click(page.getByRole('button', { name: '筛选' }));
  expect(new URLSearchParams(page.address().split('?')[1]).get('who')).toBe('周景行');
});

test('W42 · W12 · a trial names the step that failed, and a saved secret is never in the page', async () => {
  const answers = consoleServer({
    partners: {
      list: () => ({
        fid: '10001',
        partners: [
          {
            partner: 'wechat',
            from: 'own',
            version: 'w1',
            signIns: 171,
            failures: 4,
            fields: [
              { name: 'appid', value: 'wx1', secret: false, set: true, optional: false },
              { name: 'secret', secret: true, set: true, setTime: '2026-09-03 08:00:00', setBy: '周景行 T10001', optional: false },
            ],
          },
        ],
      }),
      test: () => ({
        ok: false,
        steps: [
          { name: '地址可以使用', ok: true, ms: 2 },
          { name: 'AppID 与密钥被接受', ok: false, ms: 80, said: '40125 invalid appsecret' },
        ],
      }),
    },
  });
  const page = showPage(PartnersPage, answers, '/console/partners');
  fireEvent.click(await page.findByRole('button', { name: /设置\s*微信/ }));
  expect((page.getByLabelText(/AppSecret/) as HTMLInputElement).value).toBe('');
  expect(page.getByText(/已设置\s+2026-09-03 周景行/)).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: '测试连接' }));
  expect(await page.findByText('40125 invalid appsecret')).toBeTruthy();
  expect(page.getByText('没有通过，没有保存任何内容。')).toBeTruthy();
  expect(asked(answers, 'partners/save')).toEqual([]);
});

test('a role is taken with its effects before; what the server keeps says why', async () => {
  const answers = consoleServer({
    grants: { take: ({ checkOnly }) => ({ effects, ...(!checkOnly && { act: { ...act, name: '收回角色', objectName: '苏听荷' } }) }) },
  });
  const page = showPage(PeoplePage, answers, '/console/people');
  fireEvent.click(await page.findByRole('button', { name: /收回\s*苏听荷/ }));
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '收回' }));
  expect(await page.findByText('收回角色：苏听荷')).toBeTruthy();
});

test('a source shows every node’s state, and a trial what arrives', async () => {
  const answers = consoleServer({
    sources: {
      pause: () => ({ source: {} as never, effects }),
      try: () => ({
        ok: true,
        ms: 42,
        rows: [{ fields: { title: '请**' }, raw: { bt: '请**' } }],
        arrived: 3,
        refused: 1,
        missing: ['due'],
      }),
    },
  });
  const page = showPage(SourcesPage, answers, '/console/sources');
  expect(await page.findByText('断路中（18 秒后重试）')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: /查看\s*协同办公 OA/ }));
  expect(within(page.getByRole('table', { name: '各节点' })).getByText('断路中')).toBeTruthy();
  fireEvent.change(page.getByLabelText('试取的账号'), { target: { value: '20260001' } });
  fireEvent.click(page.getByRole('button', { name: '试取' }));
  expect(await page.findByText(/收到 3 行，1 行缺少内容.*没有找到字段：due/)).toBeTruthy();
});
