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

/** A page has hundreds of links, and the patterns are few. */
const rules = new Map<string, RegExp>();

/** The parameters of a path that a pattern matches, or undefined. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const rule = rules.get(pattern) ?? new RegExp(`^${pattern.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  rules.set(pattern, rule);
  const found = rule.exec(path);
  return found ? { ...found.groups } : undefined;
}

const pagesOf = ({ areas }: Plan) => areas.flatMap(({ pages }) => Object.values(pages));
const split = (link: string): [path: string, rest: string] => {
  const at = link.search(/[?#]/);
  return at < 0 ? [link, ''] : [link.slice(0, at), link.slice(at)];
};

/**
 * The address of the same page on this device, for links from the server that name it on the other one:
 * `/service-hall/details/7` is `/mobile/service-guide/7` on a phone. Any other address stays as it is.
 */
export function onDevice(plan: Plan, device: Device, link: string): string {
  if (!link.startsWith('/')) return link;
  const [path, rest] = split(link);
  const other = /^\/mobile(\/|$)/.test(path) ? 'mobile' : 'desktop';
  if (other === device) return link;
  for (const page of pagesOf(plan)) {
    const [here] = pathsOf(page, device);
    const found = pathsOf(page, other)
      .map((pattern) => paramsOf(pattern, path))
      .find((each) => each !== undefined);
    if (here && found) return here.replace(/:(\w+)/g, (_all, name: string) => found[name] ?? '').replace(/\/\*$/, '') + rest;
  }
  return link;
}

/**
 * Whether an address from the server can be opened on this device: it is outside, or a page of an area in the plan. The
 * shell's own pages do not count, because no content links to them.
 */
export function leadsSomewhere(plan: Plan, device: Device, link: string): boolean {
  if (!link.startsWith('/')) return link !== '';
  const [path] = split(onDevice(plan, device, link));
  return pagesOf(plan).some((page) => pathsOf(page, device).some((pattern) => paramsOf(pattern, path) !== undefined));
}
