import type { EntryPoint } from './entry-points.ts';
import type { Device } from './manifest.ts';
import type { Plan, PlannedArea } from './plan.ts';

/** A call as data, as the backend answers it in its own process. */
export interface AskedCall {
  method: 'GET' | 'POST';
  path: string;
  input?: Record<string, unknown> | undefined;
}

/** What a page is rendered from, on the server and then in the browser. */
export interface ViewData {
  plan: Plan;
  /** Answers by call key: the identity calls, the startup calls and the page's first calls. A call that failed is absent. */
  answers: Record<string, unknown>;
  /** The school's day as YYYY-MM-DD, its weekday from 1 to 7, and the time as HH:mm. */
  now: { date: string; weekday: number; time: string };
  /** The frame that is rendered. */
  device: Device;
  /** A member's page may hold a token already; a guest's never does. */
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
  /** As the page has named itself. */
  title?: string;
  /** The builds that took part, `area@build`; empty where the frame stands alone. */
  rendered: readonly string[];
  /** The builds that failed and were left out. */
  failed: readonly { build: string; message: string }[];
}

/** The areas that a page is made of: its own, and those of the blocks on its first screen. */
export interface AreaOnPage {
  planned: PlannedArea;
  /** Its entry's stylesheet, if it may stand in the page itself; saves a request before the first paint. */
  css?: string | undefined;
}

/** The files of one frame or of one of the shell's own pages. */
export interface FrameFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** Small stylesheets, which stand in the page: a request less before the first paint. */
  written: readonly { mark: string; css: string }[];
}

/** `shell.json`: the shell's build writes it, the page hands it back to the shell's own code. Names below /assets/. */
export interface ShellFiles {
  start: readonly string[];
  /** Styles of the shell's start, written into the page. */
  startCss: string;
  /** What each frame is made of; the plain one holds no area. */
  desktop: FrameFiles;
  mobile: FrameFiles;
  plain: FrameFiles;
  /** Every part that is loaded by name: those of the shell's own pages among them. */
  chunks: Readonly<Record<string, FrameFiles>>;
  integrity: Readonly<Record<string, string>>;
  /** What the shell provides to areas, with versions or ranges. */
  shared: Readonly<Record<string, string>>;
}

/** Everything that a document is written from. */
export interface DocumentParts {
  data: ViewData;
  view: View;
  shell: ShellFiles;
  /** The areas whose code the page asks for at once. */
  areas: readonly AreaOnPage[];
}

/** A document, and the texts in it that the content security policy has to let pass. */
export interface ServerDocument {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** A page that stands at an address. What was found out to decide so serves its writing too. */
export interface DecidedPage {
  kind: 'page';
  status: 200 | 404;
  device: Device;
  /** What the page is written with, once they are answered. */
  calls: readonly AskedCall[];
  /** The areas whose code the page asks for at once: its own first, then those of its blocks. */
  areas: readonly PlannedArea[];
  /** Renders the frame without any area's code. */
  renderFrame(data: ViewData): View;
  /** Writes the document around a rendered view. */
  writeDocument(parts: DocumentParts): ServerDocument;
}

/** What the server does with an address: sends the browser elsewhere, or writes a page. */
export type PageDecision = { kind: 'redirect'; to: string } | DecidedPage;

export interface PageQuestion {
  url: URL;
  /** Which frame to write where the address does not say. */
  guess: Device;
  /** The device says of itself that it is a phone. */
  phone: boolean;
  /** Those of the identity calls. */
  answers: Record<string, unknown>;
  plan: Plan;
}

/** An area's server build: it asks for what the shell provides by name. */
export type AreaBuild = (require: (name: string) => unknown, module: { exports: unknown }) => void;

/** What the shell's server build, `server.mjs`, exports. The backend writes pages through it and knows no route. */
export interface ShellServer {
  /** Who is asking, and of which school: asked before anything is decided. */
  identityCalls: readonly AskedCall[];
  decidePage(question: PageQuestion): PageDecision;
  /** Makes an area's two entry points out of its server build. */
  areaOf(build: AreaBuild): Record<Device, EntryPoint>;
  /** Renders a page with areas' own code. `entry points` by `area@build`; `entered` is told whenever rendering comes into a build's code. */
  renderView(view: ViewFacts & { entryPoints: ReadonlyMap<string, EntryPoint>; entered?: (build: string) => void }): View;
}
