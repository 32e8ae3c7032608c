import { existsSync } from 'node:fs';
import { canInstall, install } from './installed.ts';

/**
 * A CAS server for the tests: Debian's, which needs Debian's own Python. If it is not available its test is a counted
 * skip.
 */
export async function bringCasServer(tell: (line: string) => void): Promise<void> {
  const here = existsSync('/usr/lib/python3/dist-packages/cas_server');
  if (here) return tell("CAS server: Debian's.");
  const installed = canInstall() && (await install(['python3-django-cas-server']));
  tell(installed ? "CAS server: Debian's was installed." : 'CAS server: none; its test is skipped and counted.');
}
