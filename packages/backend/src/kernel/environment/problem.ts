/** A fault that the operator can fix: its message is one clear line that says what to do. */
export class Problem extends Error {
  override name = 'Problem';
}
