interface Served {
  port: number;
  publicUrl: string | undefined;
  demo: boolean;
  /** How long the start took. */
  seconds: number;
}

/** The text on the terminal once the portal serves. */
export function welcome({ port, publicUrl, demo, seconds }: Served): string {
  const own = `http://localhost:${port}`;
  const lines = ['', `Portico is ready: ${publicUrl ?? own} (after ${seconds.toFixed(1)} s)`];
  if (demo) {
    const school = (name: string) => `http://${name}.localhost:${port}`;
    lines.push(
      '',
      `Demo schools   清禾大学                ${own}`,
      `               清禾职业技术学院        ${school('workbench')}`,
      `               青禾市政务服务中心      ${school('gateway')}`,
      'Accounts       20260001 (student), T10001 (staff, runs the platform), T10003 (administers the school),',
      '               T10005 (auditor), admin; password Qinghe#2026',
    );
  }
  return [...lines, '', 'Ctrl-C ends it.'].join('\n');
}
