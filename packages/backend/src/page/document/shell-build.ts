import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Device, Plan, PlannedArea } from '@portico/area';
import { Complaint } from '../../kernel/environment/complaint.ts';
import type { View, ViewFacts } from '../renderer/messages.ts';

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

/** What `shell/dist/server.mjs` exports (shell/src/server.ts): the backend writes pages through it and knows no route. */
export interface ShellServer {
  identityCalls: readonly AskedCall[];
  callKey(call: AskedCall): string;
  decidePage(question: { url: URL; guess: Device; phone: boolean; answers: Record<string, unknown>; plan: Plan }): PageDecision;
  /** Without doors, as here, the frame alone; areas' code is rendered by the renderer's processes. */
  renderView(view: ViewFacts & { doors: ReadonlyMap<string, never> }): View;
  writeDocument(document: {
    url: URL;
    data: ViewFacts['data'];
    view: View;
    shell: unknown;
    areas: readonly { planned: PlannedArea; css?: string }[];
    narrowTo: string | undefined;
  }): WrittenDocument;
}

/** A document, and the texts in it that the content security policy has to let pass. */
interface WrittenDocument {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

export interface ShellBuild {
  server: ShellServer;
  /** Where it lies. */
  serverFile: string;
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
  const serverFile = join(folder, 'server.mjs');
  const server = (await import(pathToFileURL(serverFile).href)) as ShellServer;
  return { server, serverFile, files, browserFolder: join(folder, 'browser') };
}
