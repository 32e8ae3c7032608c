import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What each browser needs of Debian: the files that prove it, and the packages that bring them. */
const needs: Record<string, { files: readonly string[]; packages: readonly string[] }> = {
  Chromium: { files: ['/usr/bin/chromium'], packages: ['chromium', 'fonts-noto-cjk'] },
  Firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  WebKit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi/__init__.py'],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
};

/** Installs what a browser lacks, as root with apt. Returns why it cannot run, or undefined. */
export function whyNot(browser: string): string | undefined {
  const { files, packages } = needs[browser] ?? { files: [], packages: [] };
  const isMissing = () => files.some((file) => !existsSync(file));
  if (!isMissing()) return undefined;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return `not installed; apt install ${packages.join(' ')}`;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    encoding: 'utf8',
  });
  if (status === 0 && !isMissing()) return undefined;
  return `apt could not install it: ${stderr.trim().split('\n').at(-1)}`;
}
