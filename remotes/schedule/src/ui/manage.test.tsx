import { fireEvent, renderPage, student, waitFor } from '@portico/testing';
import { expect, test } from 'vitest';
import { calendarServer, plan } from '../samples.ts';
import { ImportEvents } from './import-events.tsx';
import { ImportPreview } from './import-preview.tsx';
import { Subscription } from './subscription.tsx';

const choose = (page: ReturnType<typeof renderPage>, file: File) =>
  fireEvent.change(page.getByLabelText('日历文件', { selector: 'input' }), { target: { files: [file] } });

test('D2 · a file of 10 MB or of another kind is refused before it is sent', () => {
  const answers = calendarServer({ events: [] });
  const page = renderPage(ImportEvents, { plan, person: student, answers });
  choose(page, new File([new Uint8Array(10_000_000)], 'big.ics'));
  expect(page.getByText(/不能超过 512 KB/)).toBeTruthy();
  choose(page, new File(['x'], 'a.txt'));
  expect(page.getByText('请选择 .ics 日历文件')).toBeTruthy();
  expect(answers.asked).toHaveLength(0);
});

test('D2 · the secret address is shown, and replaced only after a question', async () => {
  const answers = calendarServer({ events: [] });
  const page = renderPage(Subscription, { plan, person: student, answers });
  const address = (await page.findByLabelText('订阅地址')) as HTMLInputElement;
  expect(address.value).toContain('secret.ics');
  fireEvent.click(page.getByText('更换地址'));
  expect(address.value).toContain('secret.ics');
  fireEvent.click(page.getByText('更换，旧地址失效'));
  await waitFor(() => expect(address.value).toContain('fresh.ics'));
  expect(page.getByText('地址已更换，旧地址立即失效。')).toBeTruthy();
});

test('D2 · what a file brings stands in words, with what cannot be taken and why', () => {
  const events = [
    {
      title: '体检',
      start: '2026-12-01 08:00:00',
      end: '2026-12-01 09:00:00',
      allDay: false,
      repeat: 'monthly',
      state: 'changed',
    } as const,
  ];
  const page = renderPage(() => <ImportPreview events={events} skipped={[{ title: '每秒', reason: '不支持这种重复规则' }]} />, { plan });
  expect(page.getByText('12 月 1 日 周二 08:00—09:00，每月')).toBeTruthy();
  expect(page.getByText('更新')).toBeTruthy();
  expect(page.getByText('不支持这种重复规则')).toBeTruthy();
});
