import type { Call, OutputOf } from '@portico/contracts';

/** The answer to one call of an area's pages or blocks, as the registry's gate renders them. */
export interface SampleAnswer {
  method: 'GET' | 'POST';
  path: string;
  answer: unknown;
}

/**
 * Names the answer with which `portico publish` renders the pages and blocks that make this call, whatever their input.
 * An answer that does not fit the call's contract throws. An area exports a list of them as `sampleAnswers` of
 * `src/sample-answers.ts`; the build writes it into a file of the release that no browser receives.
 */
export function sampleAnswer<C extends Call>(call: C, answer: OutputOf<C>): SampleAnswer {
  return { method: call.method, path: call.path, answer: call.output.parse(answer) };
}
