import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { Device, EntryPoint, PlannedArea } from '@portico/area';
import { createKnownFiles } from './integrity.ts';
import { type ProvidedPackage, providedAtStart } from './provided.ts';

// Areas are built without their own federation runtime and import both halves from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, _PORTICO_BUNDLER_RUNTIME: bundlerRuntime });

/** Loads areas' code into this tab. */
export interface Federation {
  /** Provides a device's component set to areas, once its frame is loaded. */
  provide(device: Device, set: Readonly<Record<string, ProvidedPackage>>): void;
  /**
   * Fetches one entry point of one build. The entry's global contains the build id, so another build's entry fails
   * here.
   */
  fetch(planned: PlannedArea, device: Device): Promise<EntryPoint>;
  /** Clears federation's state of an area after a failure, so that the next fetch starts again. */
  forget(area: string): void;
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

interface Expected {
  arrived: Promise<void>;
  arrive: () => void;
}

function expected(): Expected {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
}

export function createFederation(): Federation {
  const files = createKnownFiles();
  const instance = createInstance({
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
          const integrity = files.integrityOf(url);
          if (integrity) script.integrity = integrity;
          return { script, timeout: entryTimeout };
        },
      },
    ],
  });
  /** A device's component set loads with its frame; an entry point evaluated earlier would find nothing to import. */
  const sets: Record<Device, Expected> = { desktop: expected(), mobile: expected() };
  const registered = new Map<string, string>();

  /** Registering with force does the same but warns at every swap; the runtime has no public method for it. */
  function forgetRemote(area: string): void {
    const handler = instance.remoteHandler as unknown as { removeRemote: (remote: { name: string }) => void };
    const known = instance.options.remotes.find((remote) => remote.name === area);
    if (known) handler.removeRemote(known);
  }

  return {
    provide(device, set) {
      instance.registerShared(shareOptions(set));
      sets[device].arrive();
    },
    async fetch(planned, device) {
      files.learn(planned);
      await sets[device].arrived;
      const mark = `${planned.buildId} ${planned.base}`;
      if (registered.get(planned.area) !== mark) {
        forgetRemote(planned.area);
        instance.registerRemotes([
          { name: planned.area, entry: `${planned.base}${planned.entry}`, entryGlobalName: planned.global, type: 'global' },
        ]);
        registered.set(planned.area, mark);
      }
      const entryPoint = await instance.loadRemote<EntryPoint>(`${planned.area}/${device}`);
      if (!entryPoint?.pages) throw new Error(`Area ${planned.area}@${planned.buildId} has no ${device} entry point.`);
      return entryPoint;
    },
    forget(area) {
      if (registered.has(area)) registered.set(area, '');
    },
  };
}
