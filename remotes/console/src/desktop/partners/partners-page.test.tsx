import { portalError } from '@portico/client';
import type { ConsolePartner } from '@portico/contracts/console';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { act } from '../../sample-data.ts';
import { consoleServer, effects } from '../../samples.ts';
import { asked, showPage } from '../../show-page.tsx';
import { PartnersPage } from './partners-page.tsx';

const cas = (server: string, protocol: number, version: string): ConsolePartner => ({
  partner: 'cas',
  from: 'own',
  version,
  signIns: 1,
  failures: 0,
  fields: [
    { name: 'server', value: server, secret: false, set: true, optional: false },
    { name: 'protocol', value: protocol, secret: false, set: true, optional: true },
  ],
});

test('W8 · what was typed stays when somebody else saved meanwhile, and is saved on what stands now', async () => {
  let current = cas('https://sso.qinghe.example/cas', 3, 'c1');
  const answers = consoleServer({
    partners: {
      list: () => ({ fid: '10001', partners: [current] }),
      save({ version, checkOnly }) {
        if (version === 'c2') return { partner: current, effects, ...(!checkOnly && { act }) };
        if (checkOnly) return { partner: current, effects };
        current = cas('https://sso.qinghe.example/cas', 2, 'c2');
        throw portalError('conflict', '这项对接刚被修改过', { code: 409, data: { current: 'c2' } });
      },
    },
  });
  const page = showPage(PartnersPage, answers, '/console/partners');
  fireEvent.click(await page.findByRole('button', { name: /设置\s*统一身份认证/ }));
  fireEvent.change(page.getByLabelText('服务器地址'), { target: { value: 'https://id.qinghe.example/cas' } });
  expect(page.unsaved()).toBe(true);
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '保存' }));
  fireEvent.click(await page.findByRole('button', { name: '合并' }));
  expect((page.getByLabelText('服务器地址') as HTMLInputElement).value).toBe('https://id.qinghe.example/cas');
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(asked(answers, 'partners/save').at(-1)).toEqual({
      partner: 'cas',
      version: 'c2',
      settings: { server: 'https://id.qinghe.example/cas', protocol: 2 },
    }),
  );
});

test('each partner shows when the portal looked at it, and since when it does not answer', async () => {
  const good = { ...cas('https://sso.qinghe.example/cas', 3, 'c1'), look: { time: '2026-11-19 09:00:00' } };
  const look = { time: '2026-11-19 15:00:00', since: '2026-11-19 14:00:00', step: '登录页有应答', said: '连接被拒绝' };
  let list: ConsolePartner[] = [good];
  const answers = consoleServer({ partners: { list: () => ({ fid: '10001', partners: list }) } });
  const page = showPage(PartnersPage, answers, '/console/partners');
  expect(await page.findByText('11-19 09:00 检查正常')).toBeTruthy();
  page.unmount();
  list = [{ ...good, look }];
  const later = showPage(
    PartnersPage,
    consoleServer({ partners: { list: () => ({ fid: '10001', partners: list }) } }),
    '/console/partners',
  );
  expect(await later.findByText('自 11-19 14:00 起连不上')).toBeTruthy();
  fireEvent.click(later.getByRole('button', { name: /设置\s*统一身份认证/ }));
  expect(later.getByText('自 11-19 14:00 起连不上：“登录页有应答”未通过，连接被拒绝')).toBeTruthy();
});
