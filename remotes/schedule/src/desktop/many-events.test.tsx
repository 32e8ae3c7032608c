import { addDays } from '@portico/contracts/time';
import { renderPage, student } from '@portico/testing';
import { expect, test } from 'vitest';
import { calendarServer, event, plan } from '../samples.ts';
import { CenterPage } from './center-page.tsx';

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
