import type { Device, PlannedArea } from '@portico/area';

/** `shell.json`, written by the shell's build: names below /assets/. */
export interface ShellFiles {
  start: readonly string[];
  /** Styles of the shell's start, written into the page. */
  startCss: string;
  desktop: DeviceFiles;
  mobile: DeviceFiles;
  integrity: Readonly<Record<string, string>>;
}

interface DeviceFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

const asset = (name: string) => `/assets/${name}`;

/** The areas that a page is made of: its own, and those of the blocks on its first screen. */
export interface AreaOnPage {
  planned: PlannedArea;
  /** Its door's stylesheet, if it may stand in the page itself; saves a request before the first paint. */
  css?: string;
}

/**
 * What the browser fetches with the page: the shell's files for this device, and the first areas'. An area's
 * scripts are preloaded and run when the shell asks for them, so one that hangs or is gone holds nothing up, and its
 * stylesheet never blocks.
 */
export function tagsFor({
  shell,
  device,
  areas,
  nonce,
}: {
  shell: ShellFiles;
  device: Device;
  areas: readonly AreaOnPage[];
  nonce: string;
}): string {
  const integrityOf = (name: string) => (shell.integrity[name] ? ` integrity="${shell.integrity[name]}"` : '');
  return [
    `<style nonce="${nonce}">${shell.startCss}</style>`,
    ...shell[device].styles.map((name) => `<link rel="stylesheet" href="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}>`),
    ...[...shell.start, ...shell[device].scripts].map(
      (name) => `<script defer src="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}></script>`,
    ),
    ...areas.flatMap((area) => areaTags(area, device, nonce)),
  ].join('\n');
}

function areaTags({ planned, css }: AreaOnPage, device: Device, nonce: string): string[] {
  const door = planned.doors[device];
  const address = (file: string) => `"${planned.base}${file}" crossorigin="anonymous" integrity="${planned.files[file] ?? ''}"`;
  // The empty link tells the area's own runtime that the stylesheet is here already.
  const styles = css
    ? [
        `<style nonce="${nonce}" data-css="${planned.global}">${css.replaceAll('</', '<\\/')}</style><link rel="stylesheet" data-rspack="${planned.global}:chunk-${device}">`,
      ]
    : door.styles.map((file) => `<link rel="preload" as="style" href=${address(file)}>`);
  return [...styles, ...[planned.entry, ...door.scripts].map((file) => `<link rel="preload" as="script" href=${address(file)}>`)];
}
