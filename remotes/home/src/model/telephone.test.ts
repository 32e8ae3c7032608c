import { expect, test } from 'vitest';
import { telephoneIn } from './telephone.ts';

test('H1 · the number for help is the hotline’s, not the post code', () => {
  expect(telephoneIn(['清州市云麓区明德路 1 号　邮编 430000', '服务热线 027-6800 1120（工作日 8:00—17:30）'])).toEqual({
    shown: '027-6800 1120',
    dialled: '02768001120',
  });
  expect(telephoneIn(['政务服务热线 12345（每日 8:00—20:00）'])?.dialled).toBe('12345');
  expect(telephoneIn(['联系电话：6800 1120'])?.dialled).toBe('68001120');
});
test('H1 · without a number there is none, and markup is no number', () => {
  expect(telephoneIn(['邮编 430000', '电话 <img src=x>', '热线'])).toBeUndefined();
  expect(telephoneIn([])).toBeUndefined();
});
