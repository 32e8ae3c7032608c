/** A fault that the user can fix: shown as its message only, exit code 1. */
export class Fault extends Error {
  override name = 'Fault';
}

/** Runs a command; a Fault or any other error becomes a message and exit code 1. */
export async function exitOnFault(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = error instanceof Error && (error.name === 'Fault' || error.name === 'Problem');
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
