import type { Device } from '@portico/area';
import type { AreaOnPage, ShellFiles } from '@portico/area/page-protocol';

const asset = (name: string) => `/assets/${name}`;

/** The page and its area. */
interface OwnPage {
  area: string | undefined;
  name: string | undefined;
}

/**
 * The files that the browser loads with the page: the shell's for this frame, and those of its own page or the first
 * areas. All scripts are loaded after the first paint (docs/decisions/0027). An area's run when the shell imports them, so
 * one that hangs or is missing blocks nothing, and its stylesheet never blocks.
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
  own: OwnPage;
}): { html: string /** The inlined styles. */; styles: readonly string[] } {
  const integrityOf = (name: string) => (shell.integrity[name] ? ` integrity="${shell.integrity[name]}"` : '');
  const frame = [shell[plain ? 'plain' : device], ...chunks.flatMap((name) => shell.chunks[name] ?? [])];
  const written = new Map([
    ...frame.flatMap(({ written: some }) => some.map(({ mark, css }) => [mark, css] as const)),
    ...areas.flatMap((area) =>
      stylesOf(area, device, own).flatMap(({ chunk, css }) =>
        css === undefined ? [] : [[`${area.planned.global}:chunk-${chunk}`, css] as const],
      ),
    ),
  ]);
  const unique = (files: readonly string[]) => [...new Set(files)];
  const html = [
    `<style>${shell.startCss}</style>`,
    ...[...written].map(([mark, css]) => serverRenderedStyle(mark, css)),
    ...unique(frame.flatMap(({ styles }) => styles)).map(
      (name) => `<link rel="stylesheet" href="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}>`,
    ),
    ...unique([...shell.start, ...frame.flatMap(({ scripts }) => scripts)]).map(
      (name) => `<link as="script" data-preload data-start href="${asset(name)}" crossorigin="anonymous"${integrityOf(name)}>`,
    ),
    ...areas.flatMap((area) => areaTags(area, device, own)),
  ].join('\n');
  return { html, styles: [shell.startCss, ...[...written.values()].map(escapedCss)] };
}

/** An inlined stylesheet, with the empty link by which a runtime sees that it is loaded. */
const serverRenderedStyle = (mark: string, css: string): string =>
  `<style data-css="${mark}">${escapedCss(css)}</style><link rel="stylesheet" data-rspack="${mark}">`;

const escapedCss = (css: string): string => css.replaceAll('</', '<\\/');

/** The chunk of a page in a file of its own (`latePage`) is named after device and page. */
const pageChunk = ({ planned }: AreaOnPage, device: Device, own: OwnPage): string | undefined =>
  planned.area === own.area && own.name !== undefined ? `${device}.${own.name}` : undefined;

const filesOf = ({ planned }: AreaOnPage, chunk: string | undefined, kind: 'js' | 'css'): string[] =>
  chunk === undefined ? [] : Object.keys(planned.files).filter((file) => file.startsWith(`${chunk}.`) && file.endsWith(`.${kind}`));

/** The stylesheets of an area on this page: of its entry point, and of the page itself. */
function stylesOf(area: AreaOnPage, device: Device, own: OwnPage): { chunk: string; css: string | undefined; files: readonly string[] }[] {
  const page = pageChunk(area, device, own);
  return [
    { chunk: device, css: area.css[device], files: area.planned.entryPoints[device].styles },
    ...(page === undefined ? [] : [{ chunk: page, css: area.css[page], files: filesOf(area, page, 'css') }]),
  ];
}

function areaTags(area: AreaOnPage, device: Device, own: OwnPage): string[] {
  const { planned } = area;
  const address = (file: string) => `"${planned.base}${file}" crossorigin="anonymous" integrity="${planned.files[file] ?? ''}"`;
  const fetched = stylesOf(area, device, own).flatMap(({ css, files }) => (css === undefined ? files : []));
  const scripts = [planned.entry, ...planned.entryPoints[device].scripts, ...filesOf(area, pageChunk(area, device, own), 'js')];
  return [
    ...fetched.map((file) => `<link rel="preload" as="style" href=${address(file)}>`),
    ...scripts.map((file) => `<link as="script" data-preload href=${address(file)}>`),
  ];
}
