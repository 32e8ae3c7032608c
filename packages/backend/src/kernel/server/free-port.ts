import { createServer } from 'node:net';
import { Problem } from '../environment/problem.ts';

/** Checks a port before anything is built or opened. A used one is a Problem. */
export function requireFreePort(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Why a port cannot be used, as a sentence for the operator. */
export function portProblem(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new Problem(`Port ${port} is taken by another program. Stop that program, or set PORT to another number.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Problem('HOST is no address of this machine. Set it to one, such as 127.0.0.1, or unset it to listen at all of them.');
  if (error.code === 'EACCES') return new Problem(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
  return error;
}
