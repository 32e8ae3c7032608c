import { addDays } from '@portico/contracts/time';
import { fireEvent, renderPage, student } from '@portico/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayReason } from '../model/words.ts';
import { calendarServer, event, plan } from '../samples.ts';
import { CenterPage } from './center-page.tsx';

// Each drawing of a day's cell asks once for its reason.
vi.mock('../model/words.ts', async (load) => {
  const words = await load<typeof import('../model/words.ts')>();
  return { ...words, dayReason: vi.fn(words.dayReason) };
});
const drawn = () => vi.mocked(dayReason).mock.calls.length;
beforeEach(() => {
  vi.mocked(dayReason).mockClear();
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

/** Classes and own events of a term: 600, evenly over its days. */
const events = Array.from({ length: 600 }, (_, at) => event(String(at), addDays('2026-09-07', at % 140), ['08:00', '09:35']));
const nodesWith = async (rows: typeof events) => {
  const page = renderPage(CenterPage, {
    address: '/schedule-center?view=month',
    plan,
    person: student,
    answers: calendarServer({ events: rows }),
  });
  await page.findByRole('columnheader', { name: '周次' });
  const { length } = page.container.querySelectorAll('td li');
  page.unmount();
  return length;
};

test('D1 · a month of a term with 600 events draws no more than three entries a day', async () => {
  const few = await nodesWith(events);
  expect(few).toBeGreaterThan(30 * 2);
  expect(few).toBeLessThanOrEqual(42 * 3);
  expect(await nodesWith([...events, ...events.map((each) => ({ ...each, id: `${each.id}b` }))])).toBeLessThanOrEqual(42 * 3);
});

test('D1 · a month draws each day once, with at most 21 elements, and opening an event draws none again', async () => {
  const page = renderPage(CenterPage, {
    address: '/schedule-center?view=month',
    plan,
    person: student,
    answers: calendarServer({ events }),
  });
  await page.findByRole('columnheader', { name: '周次' });
  const cells = page.container.querySelectorAll('table td > a[data-day] > b');
  expect(drawn()).toBe(cells.length);
  const most = Math.max(...[...cells].map((cell) => cell.closest('td')?.querySelectorAll('*').length ?? 0));
  expect(most).toBeLessThanOrEqual(21);
  const [button] = page.getAllByRole('button', { name: /^08:00 日程 \d+，课程，11 月/ });
  if (button) fireEvent.click(button);
  expect(await page.findByRole('dialog', { hidden: true })).toBeTruthy();
  expect(drawn()).toBe(cells.length);
});

test('D1 · the links of the months and the ruler follow inside the page, and leave other presses to the browser', async () => {
  const page = renderPage(CenterPage, {
    address: '/schedule-center?view=month',
    plan,
    person: student,
    answers: calendarServer({ events }),
  });
  const day = await page.findByRole('link', { name: /^11 月 20 日，\d+ 项日程/ });
  expect(fireEvent.click(day, { ctrlKey: true })).toBe(true);
  expect(page.address()).toBe('/schedule-center?view=month');
  expect(fireEvent.click(day)).toBe(false);
  expect(page.address()).toBe('/schedule-center?view=day');
  fireEvent.click(page.getByRole('link', { name: /^第 12 周/ }));
  expect(page.address()).toBe('/schedule-center?date=2026-11-23');
});
