import type { Device, PlannedArea } from '@portico/area';

/** `shell.json`, written by the shell's build: names below /assets/. */
export interface ShellFiles {
  start: DeviceFiles;
  desktop: DeviceFiles;
  mobile: DeviceFiles;
  integrity: Readonly<Record<string, string>>;
}

interface DeviceFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

const asset = (name: string) => `/assets/${name}`;

/**
 * What the browser fetches with the page: the shell's files for this device, and the first area's. The area's scripts
 * are async, so an area that hangs or is gone holds nothing up, and its stylesheet never blocks.
 */
export function tagsFor({ shell, device, planned }: { shell: ShellFiles; device: Device; planned: PlannedArea | undefined }): string {
  const styles = [...new Set([...shell.start.styles, ...shell[device].styles])];
  const scripts = [...new Set([...shell.start.scripts, ...shell[device].scripts])];
  const integrityOf = (name: string) => (shell.integrity[name] ? ` integrity="${shell.integrity[name]}"` : '');
  const head = [
    ...styles.map((name) => `<link rel="stylesheet" href="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}>`),
    ...scripts.map((name) => `<script defer src="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}></script>`),
    ...(planned ? areaTags(planned, device) : []),
  ];
  return head.join('\n');
}

function areaTags(planned: PlannedArea, device: Device): string[] {
  const door = planned.doors[device];
  const address = (file: string) => `"${planned.base}${file}" crossorigin="anonymous" integrity="${planned.files[file] ?? ''}"`;
  return [
    ...door.styles.map((file) => `<link rel="preload" as="style" href=${address(file)}>`),
    ...[planned.entry, ...door.scripts].map((file) => `<script async src=${address(file)}></script>`),
  ];
}
