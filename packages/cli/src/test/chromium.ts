import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../check/step.ts';
import { nodePath, workspace } from '../workspace.ts';
import { canInstall, install } from './installed.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const installed = () => places.find((path) => existsSync(path));

/**
 * The browser of the tests: an installed Chromium, else Debian's, else Playwright's own download. Returns the path, an
 * empty one for Playwright's; undefined if there is none.
 */
export async function findChromium(tell: (line: string) => void): Promise<string | undefined> {
  const given = process.env.PORTICO_CHROMIUM;
  if (given) return given;
  const here = installed();
  if (here) {
    tell(`Browser: ${here}.`);
    return here;
  }
  if (canInstall() && (await install(['chromium', 'fonts-noto-cjk']))) {
    tell("Browser: Debian's chromium was installed.");
    return installed();
  }
  const { code } = await runProgram(nodePath, [join(workspace, 'e2e/node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  if (code === 0) {
    tell("Browser: Playwright's own chromium was downloaded.");
    return '';
  }
  tell('Browser: none. Install Chromium, or name one with PORTICO_CHROMIUM.');
  return undefined;
}
