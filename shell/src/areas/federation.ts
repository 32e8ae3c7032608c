import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { Device, Door, PlannedArea } from '@portico/area';
import { expectedIntegrity, knowFiles } from './integrity.ts';
import { type ProvidedPackage, providedAtStart } from './provided.ts';

// Areas are built without a federation runtime of their own and take both of its halves from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, _PORTICO_BUNDLER_RUNTIME: bundlerRuntime });

let instance: ModuleFederation | undefined;

function federation(): ModuleFederation {
  instance ??= createInstance({
    name: 'portico_shell',
    remotes: [],
    shared: shareOptions(providedAtStart),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'portico-integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.crossOrigin = 'anonymous';
          const integrity = expectedIntegrity(url);
          if (integrity) script.integrity = integrity;
          return { script, timeout: entryTimeout };
        },
      },
    ],
  });
  return instance;
}

const entryTimeout = 20_000;

type ShareOptions = Parameters<ModuleFederation['registerShared']>[0];

function shareOptions(packages: Readonly<Record<string, ProvidedPackage>>): ShareOptions {
  return Object.fromEntries(
    Object.entries(packages).map(([name, { version, module }]) => [
      name,
      {
        version,
        scope: 'default',
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
      },
    ]),
  ) as ShareOptions;
}

/** A device's component set comes with its frame; a door that is evaluated before finds nothing to import. */
const sets: Record<Device, { arrived: Promise<void>; arrive: () => void }> = { desktop: expected(), mobile: expected() };

function expected() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
}

/** Gives areas a device's component set, once its frame is loaded. */
export function provide(device: Device, set: Readonly<Record<string, ProvidedPackage>>): void {
  federation().registerShared(shareOptions(set));
  sets[device].arrive();
}

const registered = new Map<string, string>();

/** Fetches one door of one build. The global that the entry writes bears the build id, so another build's entry fails here. */
export async function fetchDoor(planned: PlannedArea, device: Device): Promise<Door> {
  knowFiles(planned);
  await sets[device].arrived;
  const mark = `${planned.buildId} ${planned.base}`;
  if (registered.get(planned.area) !== mark) {
    forgetRemote(planned.area);
    federation().registerRemotes([
      { name: planned.area, entry: `${planned.base}${planned.entry}`, entryGlobalName: planned.global, type: 'global' },
    ]);
    registered.set(planned.area, mark);
  }
  const door = await federation().loadRemote<Door>(`${planned.area}/${device}`);
  if (!door?.pages) throw new Error(`Area ${planned.area}@${planned.buildId} has no ${device} door.`);
  return door;
}

/** What registering with force does as well, which warns at every swap; the runtime has no public way to do it. */
function forgetRemote(area: string): void {
  const handler = federation().remoteHandler as unknown as { removeRemote: (remote: { name: string }) => void };
  const known = federation().options.remotes.find((remote) => remote.name === area);
  if (known) handler.removeRemote(known);
}

/** Makes the next fetch of this area start from nothing, after a failure. */
export function forgetRegistration(area: string): void {
  if (registered.has(area)) registered.set(area, '');
}
