import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../check/step.ts';
import { workspace } from '../workspace.ts';
import { canInstall, install } from './installed.ts';

const program = '/usr/sbin/nginx';
/** The example of the documents. */
const example = join(workspace, 'packages/backend/deploy/nginx.conf');

/** Debian's nginx, installed if it is missing; false if it cannot be. */
export async function findNginx(tell: (line: string) => void): Promise<boolean> {
  const found = existsSync(program) || (canInstall() && (await install(['nginx-light'])));
  tell(found ? "nginx: Debian's." : 'nginx: none; the test of several nodes is skipped and counted.');
  return found;
}

export interface TestNginx {
  /** What `nginx -t` says of the example. */
  checked: string;
  stop(): Promise<void>;
}

/** Runs the documents' example in `folder`, with these ports and a certificate that it makes. */
export async function startNginx(folder: string, { port, nodes }: { port: number; nodes: readonly number[] }): Promise<TestNginx> {
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  const made = await runProgram('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=portal.example', '-keyout', file('key.pem'), '-out', file('certificate.pem')],
  ]);
  if (made.code !== 0) throw new Error(`openssl: ${made.output}`);
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;`).join('\n    ');
  const site = readFileSync(example, 'utf8')
    .replace(/server 127\.0\.0\.1:8081.*\n\s*server 127\.0\.0\.1:8082.*/, servers)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80;', `listen unix:${file('plain.sock')};`)
    .replace('/etc/ssl/portal.example.pem', file('certificate.pem'))
    .replace('/etc/ssl/portal.example.key', file('key.pem'));
  writeFileSync(file('site.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${file(name)};`).join('\n  ');
  writeFileSync(
    file('nginx.conf'),
    `daemon off;\nworker_processes 1;\nuser root;\npid ${file('pid')};\nerror_log ${file('error.log')} warn;\nevents { worker_connections 1024; }\nhttp {\n  access_log off;\n  ${paths}\n  include ${file('site.conf')};\n}\n`,
  );
  const args = ['-p', folder, '-c', file('nginx.conf'), '-e', file('error.log')];
  const { code, output } = await runProgram(program, ['-t', ...args]);
  if (code !== 0) throw new Error(output);
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore' });
  return {
    checked: output,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
