import type { EntryPoint } from './entry-points.ts';
import type { Device } from './manifest.ts';
import type { Plan, PlannedArea } from './plan.ts';

/** A call as data, which the backend answers in its own process. */
export interface AskedCall {
  method: 'GET' | 'POST';
  path: string;
  input?: Record<string, unknown> | undefined;
}

/** The input of a page's rendering, on the server and then in the browser. */
export interface ViewData {
  plan: Plan;
  /** Answers by call key: the identity calls, the startup calls and the page's first calls. A call that failed is absent. */
  answers: Record<string, unknown>;
  /** By call key, the calls that were refused and may not be sent again: a POST, or a GET whose answer stands. */
  refused?: Readonly<Record<string, { code: number; msg: string }>>;
  /** The school's day as YYYY-MM-DD, its weekday from 1 to 7, and the time as HH:mm. */
  now: { date: string; weekday: number; time: string };
  /** The frame that is rendered. */
  device: Device;
  /** A member's page may contain a token; a guest's never does. */
  signedIn: boolean;
}

/** A page to be rendered. */
export interface ViewFacts {
  /** Path and query. */
  address: string;
  data: ViewData;
}

/** A page as HTML. */
export interface View {
  html: string;
  /** The title that the page set itself. */
  title?: string;
  /** The builds that rendered it, `area@build`; empty where only the frame was rendered. */
  rendered: readonly string[];
  /** The builds that failed and were left out. */
  failed: readonly { build: string; message: string }[];
}

/** The areas that a page is made of: its own, and those of the blocks on its first screen. */
export interface AreaOnPage {
  planned: PlannedArea;
  /**
   * The stylesheets of its entry point (`desktop`) and of the pages in files of their own (`desktop.list`), those that are
   * small enough to inline; saves a request before the first paint.
   */
  css: Readonly<Record<string, string>>;
}

/** The files of one frame or of one of the shell's own pages. */
export interface FrameFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** Small stylesheets, inlined into the page: saves a request before the first paint. */
  written: readonly { mark: string; css: string }[];
}

/** `shell.json`: the shell's build writes it; the page passes it back to the shell's code. Names below /assets/. */
export interface ShellFiles {
  start: readonly string[];
  /** Styles of the shell's start, inlined into the page. */
  startCss: string;
  /** The files of each frame; the plain frame contains no area. */
  desktop: FrameFiles;
  mobile: FrameFiles;
  plain: FrameFiles;
  /** Every part that is loaded by name, including the shell's own pages. */
  chunks: Readonly<Record<string, FrameFiles>>;
  integrity: Readonly<Record<string, string>>;
  /** What the shell provides to areas, with versions or ranges. */
  shared: Readonly<Record<string, string>>;
}

/** The input of a document. */
export interface DocumentParts {
  data: ViewData;
  view: View;
  shell: ShellFiles;
  /** The areas whose code the page loads at once. */
  areas: readonly AreaOnPage[];
}

/** 404: no page, or nothing at this id; 503: in maintenance. */
export type PageStatus = 200 | 404 | 503;

/** A document, and the inline texts that its content security policy must allow. */
export interface ServerDocument {
  status: PageStatus;
  /** What the document says to the offline worker of phones (docs/decisions/0020); absent where there is none. */
  offline?: 'keep' | 'pass' | 'off' | undefined;
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** The page at an address. Facts found while deciding are reused for rendering. */
export interface DecidedPage {
  kind: 'page';
  device: Device;
  /** The calls whose answers the page is rendered with. */
  calls: readonly AskedCall[];
  /** The areas whose code the page loads at once: its own first, then those of its blocks. */
  areas: readonly PlannedArea[];
  /** Renders the frame without any area's code. */
  renderFrame(data: ViewData): View;
  /** Writes the document around a rendered view. */
  writeDocument(parts: DocumentParts): ServerDocument;
}

/** The server's decision about an address: redirect, or render a page. */
export type PageDecision = { kind: 'redirect'; to: string } | DecidedPage;

export interface PageQuestion {
  url: URL;
  /** Which frame to write where the address does not say. */
  guess: Device;
  /** The device identifies itself as a phone. */
  phone: boolean;
  /** The identity calls. */
  answers: Record<string, unknown>;
  plan: Plan;
}

/** An area's server build: it requires what the shell provides by name. */
export type AreaBuild = (require: (name: string) => unknown, module: { exports: unknown }) => void;

/** The exports of the shell's server build, `server.mjs`. The backend renders pages through it and knows no routes. */
export interface ShellServer {
  /** The calls that identify visitor and school; answered before anything is decided. */
  identityCalls: readonly AskedCall[];
  decidePage(question: PageQuestion): PageDecision;
  /** Creates an area's two entry points from its server build. */
  areaOf(build: AreaBuild): Record<Device, EntryPoint>;
  /**
   * Renders a page with areas' code. `entryPoints` are keyed by `area@build`; `entered` is called whenever rendering
   * enters a build's code.
   */
  renderView(view: ViewFacts & { entryPoints: ReadonlyMap<string, EntryPoint>; entered?: (build: string) => void }): View;
}
