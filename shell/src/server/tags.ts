import type { Device } from '@portico/area';
import type { AreaOnPage, ShellFiles } from '@portico/area/page-protocol';

const asset = (name: string) => `/assets/${name}`;

/**
 * The files that the browser loads with the page: the shell's for this frame, and those of its own page or the first
 * areas. An area's scripts are preloaded and run when the shell imports them, so one that hangs or is missing blocks
 * nothing, and its stylesheet never blocks.
 */
export function tagsFor({
  shell,
  device,
  plain,
  chunks,
  areas,
  own,
}: {
  shell: ShellFiles;
  device: Device;
  /** The page uses the plain frame. */
  plain: boolean;
  /** The chunks that the shell's own page loads at once. */
  chunks: readonly string[];
  areas: readonly AreaOnPage[];
  /** The page and its area. */
  own: { area: string | undefined; name: string | undefined };
}): { html: string /** The inlined styles. */; styles: readonly string[] } {
  const integrityOf = (name: string) => (shell.integrity[name] ? ` integrity="${shell.integrity[name]}"` : '');
  const frame = [shell[plain ? 'plain' : device], ...chunks.flatMap((name) => shell.chunks[name] ?? [])];
  const written = new Map([
    ...frame.flatMap(({ written: some }) => some.map(({ mark, css }) => [mark, css] as const)),
    ...areas.flatMap(({ planned, css }) => (css === undefined ? [] : [[`${planned.global}:chunk-${device}`, css] as const])),
  ]);
  const unique = (files: readonly string[]) => [...new Set(files)];
  const html = [
    `<style>${shell.startCss}</style>`,
    ...[...written].map(([mark, css]) => serverRenderedStyle(mark, css)),
    ...unique(frame.flatMap(({ styles }) => styles)).map(
      (name) => `<link rel="stylesheet" href="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}>`,
    ),
    ...unique([...shell.start, ...frame.flatMap(({ scripts }) => scripts)]).map(
      (name) => `<link rel="preload" as="script" data-start href="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}>`,
    ),
    ...areas.flatMap((area) => areaTags(area, device, area.planned.area === own.area ? own.name : undefined)),
  ].join('\n');
  return { html, styles: [shell.startCss, ...[...written.values()].map(escapedCss)] };
}

/** An inlined stylesheet, with the empty link by which a runtime sees that it is loaded. */
const serverRenderedStyle = (mark: string, css: string): string =>
  `<style data-css="${mark}">${escapedCss(css)}</style><link rel="stylesheet" data-rspack="${mark}">`;

const escapedCss = (css: string): string => css.replaceAll('</', '<\\/');

/** A page in a file of its own (`latePage`) has a chunk named after device and page. */
const pageFiles = ({ files }: AreaOnPage['planned'], device: Device, name: string | undefined): string[] =>
  name === undefined ? [] : Object.keys(files).filter((file) => file.startsWith(`${device}.${name}.`) && file.endsWith('.js'));

function areaTags({ planned, css }: AreaOnPage, device: Device, name: string | undefined): string[] {
  const entryPoint = planned.entryPoints[device];
  const address = (file: string) => `"${planned.base}${file}" crossorigin="anonymous" integrity="${planned.files[file] ?? ''}"`;
  const styles = css === undefined ? entryPoint.styles.map((file) => `<link rel="preload" as="style" href=${address(file)}>`) : [];
  const scripts = [planned.entry, ...entryPoint.scripts, ...pageFiles(planned, device, name)];
  return [...styles, ...scripts.map((file) => `<link rel="preload" as="script" href=${address(file)}>`)];
}
