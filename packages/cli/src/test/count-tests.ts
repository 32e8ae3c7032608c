interface Suite {
  suites?: Suite[];
  specs?: {
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here; empty when it came to no report. */
export interface TestsReport {
  suites?: Suite[];
}

/** What a browser says whose process for a page ended: nothing that a page's script can bring about by being wrong. */
const crashed = /(Page|Target) crashed/;

function* testsOf(suites: readonly Suite[] = []): Generator<NonNullable<Suite['specs']>[number]['tests'][number]> {
  for (const suite of suites) {
    for (const spec of suite.specs ?? []) yield* spec.tests;
    yield* testsOf(suite.suites);
  }
}

/**
 * How many tests passed, failed and were skipped. A test that passed only when it was repeated has failed,
 * but for one whose browser had crashed, which Chromium rarely does by itself.
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
