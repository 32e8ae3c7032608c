interface Suite {
  suites?: Suite[];
  specs?: {
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

/** The fields of Playwright's JSON report that are read here; empty if there is no report. */
export interface TestsReport {
  suites?: Suite[];
}

/** The message of a browser whose page process ended: no page script can cause it. */
const crashed = /(Page|Target) crashed/;

function* testsOf(suites: readonly Suite[] = []): Generator<NonNullable<Suite['specs']>[number]['tests'][number]> {
  for (const suite of suites) {
    for (const spec of suite.specs ?? []) yield* spec.tests;
    yield* testsOf(suite.suites);
  }
}

/**
 * Counts passed, failed and skipped tests. A test that passed only on repetition has failed, except after a browser
 * crash, which Chromium rarely has by itself.
 */
export function countTests(report: TestsReport, exitCode: number): { passed: number; failed: number; skipped: number } {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, results } of testsOf(report.suites)) {
    const excused = results.every(
      (result) => result.status === 'passed' || result.errors.some((error) => crashed.test(error.message ?? '')),
    );
    if (status === 'skipped') count.skipped += 1;
    else if (status === 'expected' || (status === 'flaky' && excused)) count.passed += 1;
    else count.failed += 1;
  }
  return exitCode === 0 ? count : { ...count, failed: Math.max(1, count.failed) };
}
