import { renderPage } from '@portico/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

afterEach(() => vi.unstubAllGlobals());
const press = async (navigator: object) => {
  vi.stubGlobal('navigator', navigator);
  const page = renderPage(() => <ShareButton title="学术周开幕" />, { address: '/mobile/news/article/9', device: 'mobile' });
  await act(async () => page.getByRole('button', { name: '分享' }).click());
  return page;
};

test('N2 · an article goes to the phone’s own share sheet where there is one', async () => {
  const share = vi.fn(async () => undefined);
  const page = await press({ share });
  expect(share).toHaveBeenCalledWith({ title: '学术周开幕', url: `${location.origin}/mobile/news/article/9` });
  expect(page.getByRole('status').textContent).toBe('');
});
test('N2 · a visitor who closes the sheet is told nothing', async () => {
  const page = await press({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(page.getByRole('status').textContent).toBe('');
});
test('N2 · without a share sheet the address is copied, else shown', async () => {
  const writeText = vi.fn(async () => undefined);
  const page = await press({ clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/mobile/news/article/9`);
  expect(page.getByRole('status').textContent).toBe('地址已复制');
  page.unmount();
  const refused = await press({});
  expect(refused.getByRole('status').textContent).toBe(`请复制这个地址：${location.origin}/mobile/news/article/9`);
});
