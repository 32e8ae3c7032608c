import { act, fireEvent, waitFor } from '@portico/testing';
import { expect, test, vi } from 'vitest';
import { sourceItem } from '../../sample-data.ts';
import { consoleServer } from '../../samples.ts';
import { showPage } from '../../show-page.tsx';
import { SourcesPage } from './sources-page.tsx';

const rowHeight = 45;
const sourcesOf = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ ...sourceItem, code: `source-${index + 1}`, name: `系统 ${index + 1}` }));
const show = (count: number) =>
  showPage(SourcesPage, consoleServer({ sources: { list: () => ({ sources: sourcesOf(count) }) } }), '/console/sources');
const names = (page: ReturnType<typeof show>) =>
  page.getAllByRole('rowheader').map(({ textContent }) => textContent?.match(/系统 \d+/)?.[0]);

test('of 300 sources only those near the window are in the page; each says its place, and opens', async () => {
  // jsdom lays nothing out.
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, rowHeight));
  const page = show(300);
  await page.findByText('source-1');
  await waitFor(() => expect(names(page).length).toBeLessThan(60));
  expect(names(page)[0]).toBe('系统 1');
  expect(page.getByRole('table').getAttribute('aria-rowcount')).toBe('301');
  const rowOf = (name: string) => page.getByText(name.replace('系统 ', 'source-')).closest('tr');
  expect(rowOf('系统 3')?.getAttribute('aria-rowindex')).toBe('4');
  fireEvent.click(page.getByRole('button', { name: /查看\s*系统 3$/ }));
  expect(await page.findByRole('button', { name: '立即重试' })).toBeTruthy();

  vi.stubGlobal('scrollY', 200 * rowHeight);
  act(() => void fireEvent.scroll(window));
  await waitFor(() => expect(names(page)).toContain('系统 205'));
  expect(names(page)).not.toContain('系统 1');
  expect(rowOf('系统 205')?.getAttribute('aria-rowindex')).toBe('206');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('200 sources are one plain table', async () => {
  const page = show(200);
  await page.findByText('source-200');
  expect(page.getAllByRole('rowheader')).toHaveLength(200);
  expect(page.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
});
