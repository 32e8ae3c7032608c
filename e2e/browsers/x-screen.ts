import { spawn } from 'node:child_process';
import { ended } from './ended.ts';

/** A screen without a display, under a number that nobody else uses. */
export async function openScreen(): Promise<{ display: string; close(): Promise<void> }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1700x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (said: Buffer) => resolve(String(said).trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
  });
  return { display: `:${number}`, close: () => ended(server) };
}
