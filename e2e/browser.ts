/** Whether tests may use an installed Chromium: an empty PORTICO_CHROMIUM means Playwright's own. */
const named = process.env.PORTICO_CHROMIUM ?? '/usr/bin/chromium';

/** How every browser of tests, benchmarks and screenshots is started: nothing of its own goes over the network. */
export const launchOptions = {
  ...(named && { executablePath: named }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
};

export const phone = {
  viewport: { width: 375, height: 812 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
export const desktop = { viewport: { width: 1366, height: 900 } };
