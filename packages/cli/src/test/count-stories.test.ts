import { describe, expect, it } from 'vitest';
import { countStories } from './count-stories.ts';

const story = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...attempts: (string | undefined)[]) => ({
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
const counted = (exitCode: number, ...specs: ReturnType<typeof story>[]) => countStories({ suites: [{ suites: [{ specs }] }] }, exitCode);

describe('counting stories', () => {
  it('counts what passed, failed and was skipped, in suites in suites', () => {
    expect(counted(1, story('expected', undefined), story('unexpected', 'a', 'b'), story('skipped'))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
    });
  });

  it('fails a story that passes only when it is repeated', () => {
    expect(counted(0, story('flaky', 'expect(page).toHaveURL(expected) failed', undefined))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('excuses a crash of the browser, once', () => {
    expect(counted(0, story('flaky', 'expect(page).toHaveURL(expected) failed\n  - Page crashed', undefined))).toMatchObject({
      passed: 1,
      failed: 0,
    });
    expect(counted(1, story('unexpected', 'page.goto: Page crashed', 'page.goto: Page crashed'))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails when there is no report, or the program failed beside the stories', () => {
    expect(countStories({}, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(counted(1, story('expected', undefined))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});
