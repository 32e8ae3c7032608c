import type { Device } from './manifest.ts';
import { type Plan, type PlannedArea, pathsOf } from './plan.ts';

/**
 * The address of another area's page on this device, by name (`news/article`). Undefined where the plan lacks the page:
 * a link then becomes plain text.
 */
export function pageAddress(
  plan: Plan,
  device: Device,
  target: { to: string; params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string | number | undefined>> },
): string | undefined {
  const [areaId, pageName] = target.to.split('/');
  const found: PlannedArea | undefined = plan.areas.find((area) => area.area === areaId);
  const page = found?.pages[pageName ?? ''];
  const pattern = page && pathsOf(page, device)[0];
  if (!pattern) return undefined;
  const path = pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(target.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(target.query ?? {})) if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size ? `${path}?${query}` : path;
}

/**
 * Whether an address from the server can be opened on this device: it is outside, or a page of an area in the plan. The
 * shell's own pages do not count, because no content links to them.
 */
export function leadsSomewhere(plan: Plan, device: Device, link: string): boolean {
  if (!link.startsWith('/')) return link !== '';
  const path = link.replace(/[?#].*$/, '');
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path);
  return plan.areas.some(({ pages }) => Object.values(pages).some((page) => pathsOf(page, device).some(matches)));
}
