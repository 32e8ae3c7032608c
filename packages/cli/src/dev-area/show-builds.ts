import type { BuiltArea } from '../registry/built-area.ts';
import type { PortalAddress } from '../registry/portal-address.ts';
import { publishBuild } from '../registry/publish-build.ts';
import { registryClient } from '../registry/registry-client.ts';

interface Given {
  portal: PortalAddress;
  preview: string;
  tell: (line: string) => void;
}

/** Shows builds in a preview, one after the other; of builds that arrive meanwhile only the newest is shown. */
export function buildShower({ portal, preview, tell }: Given) {
  const client = registryClient(portal);
  let shown: BuiltArea | undefined;
  let next: { build: BuiltArea; since: number } | undefined;
  let running: Promise<void> | undefined;

  const work = async () => {
    while (next) {
      const { build, since } = next;
      next = undefined;
      if (build.buildId === shown?.buildId) continue;
      await publishBuild(portal, build);
      const { link } = await client.activate({ area: build.area, buildId: build.buildId, preview });
      if (!shown && link) tell(`Open it here; nobody else sees it:\n${portal.url}${link}`);
      shown = build;
      tell(`${build.area}@${build.buildId} is shown (${Math.round(performance.now() - since)} ms after the edit).`);
    }
  };
  return {
    show(build: BuiltArea, since: number): Promise<void> {
      next = { build, since };
      running ??= work().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Ends the preview, if one began. */
    async end(): Promise<void> {
      next = undefined;
      await running?.catch(() => undefined);
      if (shown) await client.activate({ area: shown.area, rollback: true, preview });
    },
  };
}
