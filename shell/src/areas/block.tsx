import type { Block, BlockProps, Device, Plan, PlannedArea } from '@portico/area';
import { AreaContext } from '@portico/area/react';
import { Contained, FailedCard } from '@portico/ui';
import { type ComponentType, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../page-data/hydrated.ts';
import { AreaCode } from './area-code.tsx';
import { useAreaHost, useRunningBuild } from './area-host.ts';
import { ServerRenderContext } from './server-render.ts';
import { ServerRendered, useServerRendered } from './server-rendered.tsx';

interface PlacedBlock {
  sign: string;
  settings: BlockProps['settings'];
  plan: Plan;
  device: Device;
}

/**
 * A block. It is shown at once where its entry point is loaded, as that of the page's own area is. Otherwise it is loaded
 * shortly before it scrolls into view, in a slot that reserves its height. A failing block shows one card.
 */
export function PlacedBlock({ sign, settings, plan, device }: PlacedBlock) {
  const planned = plan.areas.find((each) => sign in each.blocks);
  const running = useRunningBuild(planned);
  const own = useContext(AreaContext)?.planned;
  // A page and its own area's blocks are of one build: at a swap they change together.
  const area = own && own.area === planned?.area ? own : running;
  if (!planned || !area) return null;
  return (
    <BlockOfArea key={`${sign} ${area.buildId}`} sign={sign} settings={settings} area={area} block={planned.blocks[sign]} device={device} />
  );
}

function BlockOfArea({
  sign,
  settings,
  area,
  block,
  device,
}: {
  sign: string;
  settings: BlockProps['settings'];
  area: PlannedArea;
  /** As the plan of now declares it: it may have been switched on after the build was entered. */
  block: Block | undefined;
  device: Device;
}) {
  const server = useContext(ServerRenderContext);
  const { entryPoints, failures, kept } = useAreaHost();
  const written = useServerRendered(area);
  const isHydrating = !useHydrated();
  const [Content, setContent] = useState<ComponentType<BlockProps> | undefined>(() => {
    if (server) return server.entryPointOf(area)?.blocks?.[sign];
    // The server's slot is empty: it stays so at first, even if the code has arrived meanwhile.
    return isHydrating && !written ? undefined : entryPoints.arrived(area, device)?.blocks?.[sign];
  });
  const [late] = useState(written && !Content);
  const [error, setError] = useState<unknown>();
  const place = useRef<HTMLDivElement>(null);
  const page = useContext(AreaContext)?.place ?? '';
  const surroundings = useMemo(
    () => ({ area: area.area, planned: area, place: `${page} ${sign}`, kept: kept.states }),
    [area, page, sign, kept],
  );
  const load = useCallback(() => {
    setError(undefined);
    entryPoints.load(area, device).then(
      (entryPoint) => {
        const Found = entryPoint.blocks?.[sign];
        if (Found) setContent(() => Found);
        else setError(new Error(`Area ${area.area}@${area.buildId} has no block ${sign}.`));
      },
      (failure: unknown) => {
        failures.report({ area: area.area, build: area.buildId, error: failure, where: `block ${sign}`, kind: 'load-failure' });
        setError(failure);
      },
    );
  }, [area, device, sign, entryPoints, failures]);
  useEffect(() => {
    if (Content || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [Content, load]);
  const height = block && !Content ? (device === 'desktop' ? `${block.height.desktop}px` : `${block.height.mobile / 100}rem`) : undefined;
  const failed = error ? <FailedCard title={`${block?.title ?? ''}暂时无法显示`} onRetry={load} /> : undefined;
  if (late && !Content)
    return (
      <>
        {failed}
        <ServerRendered ref={place} data-block={sign} data-build={area.buildId} />
      </>
    );
  return (
    <div ref={place} data-block={sign} data-build={area.buildId} style={{ minHeight: height }}>
      {failed ??
        (Content && (
          <Contained
            title={block?.title ?? ''}
            onError={(failure) => failures.report({ area: area.area, build: area.buildId, error: failure, where: `block ${sign}` })}
          >
            <AreaContext value={surroundings}>
              <AreaCode planned={area}>
                <Content settings={settings} />
              </AreaCode>
            </AreaContext>
          </Contained>
        ))}
    </div>
  );
}
