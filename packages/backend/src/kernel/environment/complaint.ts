/** A fault that whoever runs the portal can mend: its message is one clear line that says what to do. */
export class Complaint extends Error {
  override name = 'Complaint';
}
