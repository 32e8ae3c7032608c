import type { MenuItem } from '@portico/contracts';

export interface StartPage {
  /** Empty: the school's own. */
  key: string;
  name: string;
}

/** The pages that a person may start on: built-in entries of the menu, and the personal center. */
export function startPages(menus: readonly Pick<MenuItem, 'isDefault' | 'link' | 'name'>[], leads: (path: string) => boolean): StartPage[] {
  const listed = menus.filter(({ isDefault, link }) => isDefault === 1 && leads(link)).map(({ link, name }) => ({ key: link, name }));
  const own = { key: '/personal-center', name: '个人中心' };
  return [{ key: '', name: '学校默认' }, ...listed, ...(listed.some(({ key }) => key === own.key) ? [] : [own])];
}
