import { newsContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { sampleAnswer } from './sample-answers.ts';

test('a sample answer is checked against its contract', () => {
  expect(sampleAnswer(newsContract.mostRead, [])).toEqual({ method: 'GET', path: '/homepage/news/mostRead', answer: [] });
  expect(() => sampleAnswer(newsContract.mostRead, [{ id: 1 } as never])).toThrow(/expected string/);
});
