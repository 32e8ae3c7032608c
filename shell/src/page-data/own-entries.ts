import { type Plan, pathsOf } from '@portico/area';
import type { MenuItem, PageModuleStatus } from '@portico/contracts';

/** Between the built-in entries and a school's own ones. */
const usualPlace = 50;

/** The menu entries of areas: pages of the plan that define a menu position and have no entry yet. */
export function ownEntries(plan: Plan, menus: readonly MenuItem[]): MenuItem[] {
  const listed = new Set(menus.flatMap((menu) => [menu, ...(menu.children ?? [])]).map((menu) => menu.path || menu.link));
  return plan.areas.flatMap((area) =>
    Object.entries(area.pages).flatMap(([name, page]): MenuItem[] => {
      const [path] = pathsOf(page, 'desktop');
      const [mobileLink] = pathsOf(page, 'mobile');
      if (!page.menu || !path || listed.has(path)) return [];
      const { icon, sort = usualPlace } = page.menu;
      const id = `${area.area}/${name}`;
      return [
        {
          id,
          pageNavigationId: id,
          name: page.title,
          link: path,
          path,
          sort,
          terminal: 'all',
          isDefault: 1,
          isLogin: page.membersOnly ? 1 : 0,
          isFrame: 0,
          module: page.module ?? area.area,
          ...(icon && { icon }),
          ...(mobileLink && { mobileLink }),
        },
      ];
    }),
  );
}

/** Merges entries of several sources into one menu; entries with equal positions keep their order. */
export const inOrder = (menus: readonly MenuItem[]): MenuItem[] => [...menus].sort((a, b) => a.sort - b.sort);

/**
 * Opens modules that exist only in this browser's preview: otherwise nobody could look at a new area before its
 * release.
 */
export function signsOfPreview(plan: Plan, modules: readonly PageModuleStatus[]): string[] {
  if (plan.preview === undefined) return [];
  const known = new Set(modules.map(({ sign }) => sign));
  return plan.areas.flatMap((area) => {
    const signs = [area.area, ...Object.values(area.pages).map((page) => page.module ?? area.area)];
    return [...signs.filter((sign) => !known.has(sign)), ...(known.has(area.area) ? [] : Object.keys(area.blocks))];
  });
}
