import { createServer } from 'node:net';
import { Fault } from '../fault.ts';

/** Asks for the port before anything is built, so that a taken one is said at once. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Fault(`Port ${port} is taken by another program. Stop that program, or set PORT to another number.`)
          : error,
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
