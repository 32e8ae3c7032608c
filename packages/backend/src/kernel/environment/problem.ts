/** A fault that whoever runs the portal can mend: its message is one clear line that says what to do. */
export class Problem extends Error {
  override name = 'Problem';
}
