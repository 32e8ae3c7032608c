import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Device, Plan, PlannedArea } from '@portico/area';
import { Complaint } from '../complaint.ts';

interface AskedCall {
  method: string;
  path: string;
  input?: unknown;
}

type PageDecision =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      status: 200 | 404;
      device: Device;
      narrowTo: string | undefined;
      calls: readonly AskedCall[];
      areas: readonly PlannedArea[];
    };

interface PageFacts {
  plan: Plan;
  answers: Record<string, unknown>;
  now: { date: string; weekday: number; time: string };
  device: Device;
  signedIn: boolean;
}

/** What `shell/dist/server.mjs` exports (shell/src/server.tsx): the backend writes pages through it and knows no route. */
export interface ShellServer {
  identityCalls: readonly AskedCall[];
  callKey(call: AskedCall): string;
  decidePage(question: { url: URL; guess: Device; phone: boolean; answers: Record<string, unknown>; plan: Plan }): PageDecision;
  renderPage(page: {
    url: URL;
    data: PageFacts;
    shell: unknown;
    areas: readonly { planned: PlannedArea; css?: string }[];
    narrowTo: string | undefined;
    nonce: string;
  }): string;
}

export interface ShellBuild {
  server: ShellServer;
  /** `shell.json`, handed back to the shell's own code. */
  files: unknown;
  /** The folder that /assets/ serves. */
  browserFolder: string;
}

/** Reads the built shell. */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const files: unknown = await readFile(join(folder, 'shell.json'), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => {
      throw new Complaint(`The shell is not built: ${join(folder, 'shell.json')} is missing. Run npm start, which builds it.`);
    });
  const server = (await import(pathToFileURL(join(folder, 'server.mjs')).href)) as ShellServer;
  return { server, files, browserFolder: join(folder, 'browser') };
}
