import type { PlannedArea } from '@portico/area';
import type { EntryPoints } from '../areas/entry-points.ts';

/** Removes a build from this tab: its chunk array, its global, its script and style elements, its entry points. */
export function evictBuild(planned: PlannedArea, entryPoints: Pick<EntryPoints, 'forget'>): void {
  entryPoints.forget(planned);
  const globals = window as unknown as Record<string, unknown>;
  delete globals[`rspackChunk${planned.global}`];
  // The entry declares it with var, so it cannot be deleted.
  globals[planned.global] = undefined;
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')) {
    const address = new URL(element instanceof HTMLLinkElement ? element.href : element.src, location.href);
    if (address.pathname.startsWith(planned.base)) element.remove();
  }
}
