import { describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const test = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...attempts: (string | undefined)[]) => ({
  tests: [
    {
      status,
      results: attempts.map((message) => ({
        status: message === undefined ? 'passed' : 'failed',
        errors: message === undefined ? [] : [{ message }],
      })),
    },
  ],
});
const counted = (exitCode: number, ...specs: ReturnType<typeof test>[]) => countTests({ suites: [{ suites: [{ specs }] }] }, exitCode);

describe('counting tests', () => {
  it('counts what passed, failed and was skipped, in suites in suites', () => {
    expect(counted(1, test('expected', undefined), test('unexpected', 'a', 'b'), test('skipped'))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
    });
  });

  it('fails a test that passes only when it is repeated', () => {
    expect(counted(0, test('flaky', 'expect(page).toHaveURL(expected) failed', undefined))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('excuses a crash of the browser, once', () => {
    expect(counted(0, test('flaky', 'expect(page).toHaveURL(expected) failed\n  - Page crashed', undefined))).toMatchObject({
      passed: 1,
      failed: 0,
    });
    expect(counted(1, test('unexpected', 'page.goto: Page crashed', 'page.goto: Page crashed'))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails when there is no report, or the program failed beside the tests', () => {
    expect(countTests({}, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(counted(1, test('expected', undefined))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});
