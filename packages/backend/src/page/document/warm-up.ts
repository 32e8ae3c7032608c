import type { Device } from '@portico/area';
import { pathsOf } from '@portico/area';
import { Problem } from '../../kernel/environment/problem.ts';
import type { Registry } from '../../registry/index.ts';
import { type PageParts, writePage } from './write-page.ts';

const devices: readonly Device[] = ['desktop', 'mobile'];
/** Timeout of one page in ms; a new process is slow. */
const timeoutMs = 5_000;

/**
 * Creates the function that is called at the start and after activations. Calls during a run are merged into one run
 * afterwards.
 */
export function createWarmUp(parts: PageParts & { registry: Registry }): () => void {
  let running = false;
  let again = false;
  return function warmUp() {
    again = running;
    if (running) return;
    running = true;
    warmUpPages(parts)
      .catch((err: unknown) => {
        if (err instanceof Problem) parts.services.log.info({ reason: err.message }, 'pages were not warmed up');
        else parts.services.log.warn({ err }, 'pages were not warmed up');
      })
      .finally(() => {
        running = false;
        if (again) warmUp();
      });
  };
}

/** Renders each page of the default school once without a visitor, to warm everything up. */
async function warmUpPages(parts: PageParts & { registry: Registry }): Promise<void> {
  const { services, registry, renderer } = parts;
  if (!renderer) return;
  const visitor = await services.visitorOf({ host: '', token: undefined });
  const plan = registry.planFor({ fid: visitor.school.fid });
  const patient = { ...renderer, render: (view, areas) => renderer.render(view, areas, { timeoutMs }) } satisfies PageParts['renderer'];
  for (const device of devices)
    for (const page of plan.areas.flatMap(({ pages }) => Object.values(pages))) {
      const path = pathsOf(page, device).find((pattern) => !pattern.includes(':'));
      if (path === undefined || page.membersOnly) continue;
      const facts = { address: 'inside', userAgent: '', requestId: crypto.randomUUID(), host: visitor.school.host };
      const request = { ...facts, url: new URL(path, 'http://inside'), visitor, plan, guess: device, phone: device === 'mobile' };
      await writePage(request, { ...parts, renderer: patient, failed: undefined });
    }
}
