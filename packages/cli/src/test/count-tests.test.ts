import { describe, expect, it } from 'vitest';
import { countTests, repeatedTests } from './count-tests.ts';

const test = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...attempts: (string | undefined)[]) => ({
  title: 'a page opens',
  file: 'page.spec.ts',
  line: 3,
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

  it('names what passed only when it was repeated, and fails when these are more than one in a hundred', () => {
    const flaky = test('flaky', '\u001b[31mexpect(page).toHaveURL(expected) failed\u001b[39m\nat page.spec.ts:4', undefined);
    expect(counted(0, flaky)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(counted(0, flaky, flaky)).toEqual({ passed: 0, failed: 2, skipped: 0 });
    expect(repeatedTests({ suites: [{ specs: [flaky] }] })).toEqual([
      'page.spec.ts:3 a page opens\nexpect(page).toHaveURL(expected) failed\nat page.spec.ts:4',
    ]);
  });

  it('excuses a crash of the browser, once', () => {
    const crash = test('flaky', 'expect(page).toHaveURL(expected) failed\n  - Page crashed', undefined);
    expect(counted(0, crash, crash, crash)).toMatchObject({ passed: 3, failed: 0 });
    expect(repeatedTests({ suites: [{ specs: [crash] }] })).toEqual([]);
    expect(counted(1, test('unexpected', 'page.goto: Page crashed', 'page.goto: Page crashed'))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails when there is no report, or the program failed beside the tests', () => {
    expect(countTests({}, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(counted(1, test('expected', undefined))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});
