import { portalError } from '@portico/client';
import { fireEvent, waitFor } from '@portico/testing';
import { expect, test } from 'vitest';
import { act } from '../../sample-data.ts';
import { consoleServer, effects } from '../../samples.ts';
import { showPage } from '../../show-page.tsx';
import { ReleasesPage } from './releases-page.tsx';

test('W10 · focus goes on to why an undo is refused, since its button goes away', async () => {
  const answers = consoleServer({
    releases: {
      rollback: ({ checkOnly }) => ({ revision: 129, buildId: 'd81a60f3b5c9', effects, ...(!checkOnly && { act }) }),
    },
    acts: {
      undo() {
        const data = { current: { revision: 130 }, by: '何以宁 T10003', time: '2026-11-20 09:25:00' };
        throw portalError('conflict', '之后又有改动，不能撤销', { code: 409, data });
      },
    },
  });
  const page = showPage(ReleasesPage, answers, '/console/releases/news', '/console/releases/:area');
  fireEvent.click(await page.findByRole('button', { name: /^撤回\s*所有人/ }));
  await page.findByText('3 个打开的页面会自动更新，无需刷新');
  fireEvent.click(page.getByRole('button', { name: '撤回' }));
  const undo = await page.findByRole('button', { name: /^撤销/ });
  undo.focus();
  fireEvent.click(undo);
  expect(await page.findByText('何以宁 T10003 09:25 已修改。之后又有改动，不能撤销')).toBeTruthy();
  expect(page.queryByRole('button', { name: /^撤销/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('之后又有改动，不能撤销'));
});
