/**
 * The process that renders areas' code: no network, no files except the shell's, no timers, only what the shell
 * provides. If it hangs, the portal ends it and starts another. Its one argument is the shell's `server.mjs`.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { compileFunction } from 'node:vm';
import type { Device, EntryPoint, Plan } from '@portico/area';
import type { AreaBuild } from '@portico/area/page-protocol';
import { importShell } from './import-shell.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';

const shell = await importShell(process.argv[2] ?? '', ['areaOf', 'renderView']);
const send = process.send?.bind(process) as (message: FromRenderer) => void;
const memory = process.memoryUsage.rss.bind(process);
const processor = process.cpuUsage.bind(process);
const afterwards = setImmediate;
const plans = new Map<number, Plan>();
const areas = new Map<string, Record<Device, EntryPoint>>();

process.on('message', (message: ToRenderer) => {
  if (message.kind === 'build') load(message);
  else if (message.kind === 'plan') plans.set(message.number, message.plan);
  else render(message);
});
process.on('disconnect', process.exit.bind(process, 0));
const leftover = (error: unknown) => send({ kind: 'leftover', message: textOf(error) });
process.on('uncaughtException', leftover);
process.on('unhandledRejection', leftover);
closeEntryPoints();
send({ kind: 'ready' });

function load({ name, code }: Extract<ToRenderer, { kind: 'build' }>): void {
  try {
    // No import function is passed, so nothing more can be imported.
    const build = compileFunction(code, ['require', 'module'], { filename: `${name}/server.js` });
    areas.set(name, shell.areaOf(build as AreaBuild));
    send({ kind: 'build', name });
  } catch (error) {
    send({ kind: 'build', name, fault: textOf(error) });
  }
}

function render({ view, builds }: Extract<ToRenderer, { kind: 'render' }>): void {
  const entryPoints = new Map<string, EntryPoint>();
  for (const name of builds) {
    const area = areas.get(name);
    if (area) entryPoints.set(name, area[view.data.device]);
  }
  try {
    // Only with several areas is it unclear whose code hangs.
    const entered = entryPoints.size > 1 ? (build: string) => send({ kind: 'entered', build }) : undefined;
    const plan = plans.get(view.plan) as Plan;
    const facing = { address: view.address, data: { ...view.data, plan } };
    const before = processor();
    const written = shell.renderView({ ...facing, entryPoints, ...(entered && { entered }) });
    const { user, system } = processor(before);
    send({ kind: 'rendered', view: written, spent: (user + system) / 1_000 });
  } catch (error) {
    send({ kind: 'failed', message: textOf(error) });
  }
  // Leftover work of the view runs before the next one begins.
  afterwards(() => send({ kind: 'rested', memory: memory() }));
}

/**
 * Removes what areas' code must not use: the network, timers, and the process itself. The network is closed at its
 * lowest layer, because the shell provides a client that would reach it.
 */
function closeEntryPoints(): void {
  const refused = (name: string) => () => {
    throw new Error(`${name} is not there when a page is rendered on the server: do it in an effect or a handler.`);
  };
  for (const name of [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'fetch',
    'WebSocket',
    'EventSource',
    'BroadcastChannel',
    'Worker',
  ])
    Object.defineProperty(globalThis, name, { value: refused(name), configurable: false, writable: false });
  const network = [
    ...([
      [net.Socket.prototype, 'connect'],
      [net.Server.prototype, 'listen'],
    ] as const),
    ...(['bind', 'connect', 'send'] as const).map((name) => [dgram.Socket.prototype, name] as const),
    ...Object.keys(dns).flatMap((name) => (/^(lookup|resolve|reverse)/.test(name) ? [[dns, name] as const] : [])),
    ...Object.keys(dns.promises).flatMap((name) => (/^(lookup|resolve|reverse)/.test(name) ? [[dns.promises, name] as const] : [])),
  ];
  for (const [holder, name] of network)
    Object.defineProperty(holder, name, { value: refused('The network'), configurable: false, writable: false });
  for (const name of ['process', 'navigator', 'global', 'Buffer']) Reflect.deleteProperty(globalThis, name);
}

function textOf(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);
}
