import { fireEvent, waitFor } from '@portico/testing';
import { expect, test } from 'vitest';
import { consoleServer } from '../../samples.ts';
import { asked, showPage } from '../../show-page.tsx';
import { PartnersPage } from './partners-page.tsx';

const since = '2026-11-20 09:30:00';

test('who else writes at the same object is named as soon as they come, until they leave, and hears of this person', async () => {
  let others: { name: string; since: string }[] = [];
  const answers = consoleServer({ presence: { presence: ({ object }) => (object === 'partners/cas' ? others : []) } });
  const page = showPage(PartnersPage, answers, '/console/partners');
  const cas = await page.findByRole('button', { name: /设置\s*统一身份认证/ });
  fireEvent.click(cas);
  const here = { school: '10001', object: 'partners/cas' };
  await waitFor(() => expect(asked(answers, '/console/presence')).toContainEqual({ ...here, writing: '1' }));
  expect(page.queryByText(/也在编辑/)).toBeNull();
  others = [
    { name: '何以宁', since },
    { name: '沈问渠', since },
  ];
  page.event('console', { revision: 1 });
  expect(await page.findByText('何以宁、沈问渠 也在编辑')).toBeTruthy();
  others = [];
  page.event('console', { revision: 1 });
  await waitFor(() => expect(page.queryByText(/也在编辑/)).toBeNull());
  expect(asked(answers, 'presence/leave')).toEqual([]);
  fireEvent.click(page.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(asked(answers, 'presence/leave')).toEqual([here]));
});

test('the settings of sign-in, which everybody sees on the page, are written in from the first field on', async () => {
  const answers = consoleServer();
  const page = showPage(PartnersPage, answers, '/console/partners');
  const here = { school: '10001', object: 'sign-in' };
  await waitFor(() => expect(asked(answers, '/console/presence')).toEqual([{ ...here, writing: '0' }]));
  fireEvent.focus(page.getByLabelText('登录后打开'));
  await waitFor(() => expect(asked(answers, '/console/presence').at(-1)).toEqual({ ...here, writing: '1' }));
});
