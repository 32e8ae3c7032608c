import { stripVTControlCharacters } from 'node:util';

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { status: string; errors: { message?: string }[] }[];
}
interface Spec {
  title: string;
  file: string;
  line: number;
  tests: Test[];
}
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

/** The fields of Playwright's JSON report that are read here; empty if there is no report. */
export interface TestsReport {
  suites?: Suite[];
}

/** The message of a browser whose page process ended: no page script can cause it. */
const crashed = /(Page|Target) crashed/;
/** One in a hundred tests may need repetition on a busy machine (decision 0026); more are a fault of product or tests. */
const mostRepeated = 0.01;
/** Lines of an error that say what was expected and what came. */
const shownLines = 12;

function* testsOf(suites: readonly Suite[] = []): Generator<{ spec: Spec; test: Test }> {
  for (const suite of suites) {
    for (const spec of suite.specs ?? []) for (const test of spec.tests) yield { spec, test };
    yield* testsOf(suite.suites);
  }
}

/** Tests that passed only when they were repeated, except after a browser crash, which Chromium rarely has by itself. */
const repeated = (report: TestsReport) =>
  [...testsOf(report.suites)].filter(
    ({ test }) =>
      test.status === 'flaky' &&
      test.results.some(({ status, errors }) => status !== 'passed' && !errors.some(({ message = '' }) => crashed.test(message))),
  );

/** The place, the title and the first error of each test that passed only when it was repeated. */
export const repeatedTests = (report: TestsReport): string[] =>
  repeated(report).map(({ spec, test }) => {
    const message = test.results.flatMap(({ errors }) => errors).find((error) => error.message)?.message ?? 'without a message';
    const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines);
    return `${spec.file}:${spec.line} ${spec.title}\n${lines.join('\n')}`;
  });

/** Counts passed, failed and skipped tests. If too many passed only when they were repeated, these have failed. */
export function countTests(report: TestsReport, exitCode: number): { passed: number; failed: number; skipped: number } {
  const all = [...testsOf(report.suites)].map(({ test }) => test.status);
  const of = (...wanted: Test['status'][]) => all.filter((status) => wanted.includes(status)).length;
  const tooMany = repeated(report).length > Math.ceil(all.length * mostRepeated) ? repeated(report).length : 0;
  const failed = of('unexpected') + tooMany;
  return {
    passed: of('expected', 'flaky') - tooMany,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    skipped: of('skipped'),
  };
}
