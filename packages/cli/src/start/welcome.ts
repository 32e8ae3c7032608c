/** The text on the terminal once the portal serves. */
export function welcome({ port, publicUrl, demo }: { port: number; publicUrl: string | undefined; demo: boolean }): string {
  const own = `http://localhost:${port}`;
  const lines = ['', `Portico is ready: ${publicUrl ?? own}`];
  if (demo) {
    const school = (name: string) => `http://${name}.localhost:${port}`;
    lines.push(
      '',
      `Demo schools   清禾大学                ${own}`,
      `               清禾职业技术学院        ${school('workbench')}`,
      `               青禾市政务服务中心      ${school('gateway')}`,
      'Accounts       20260001 (student), T10001 (staff), admin; password Qinghe#2026',
    );
  }
  return [...lines, '', 'Ctrl-C ends it.'].join('\n');
}
