import { renderPage, student } from '@portico/testing';
import { expect, test } from 'vitest';
import { personServer, plan } from '../samples.ts';
import { CenterPage } from './center-page.tsx';

test('P1 · the phone has the cards of work too', async () => {
  const page = renderPage(CenterPage, {
    address: '/mobile/personal-center',
    device: 'mobile',
    plan,
    answers: personServer(),
    person: student,
  });
  expect(await page.findByRole('heading', { name: '我的学习' })).toBeTruthy();
  expect((await page.findByText('待办事项')).closest('li')?.textContent).toBe('待办事项5件');
});
