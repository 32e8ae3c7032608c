import { useSearchParams } from '@portico/area/react';
import type { MenuItem } from '@portico/contracts';
import { useMenus } from '../page-data/frame-facts.ts';

/** The school's menu entry named by pageNavigationId; an address is never read from the query. */
export function useNavigationEntry(): MenuItem | undefined {
  const [query] = useSearchParams();
  const id = query.get('pageNavigationId');
  const menus = useMenus();
  return menus.flatMap((menu) => [menu, ...(menu.children ?? [])]).find((menu) => menu.isDefault === 0 && menu.pageNavigationId === id) as
    | MenuItem
    | undefined;
}
