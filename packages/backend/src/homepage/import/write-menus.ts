import { entryAddress } from '@portico/area';
import type { UserType } from '@portico/contracts';
import { insertMany } from '../../kernel/database/bulk.ts';
import { menuEntry } from '../unit/schema.ts';
import type { ImportContext } from './import-lists.ts';

/** The school's own entries come after the built-in ones. */
const afterBuiltIn = 100;
const members: UserType[] = ['STUDENT', 'STAFF'];

export async function writeMenus({ transaction, fid, read, codes, refuse }: ImportContext): Promise<void> {
  const rows = read.menus.map((row, index) => {
    const { name, icon, link, mobileLink, isLogin, isFrame, terminal } = row;
    if (isFrame && !/^https:/i.test(link)) refuse('menus', index + 1, 'link: what opens in a frame must be an https address');
    const id = codes.idOf('menus', row.code, index);
    return {
      id,
      fid,
      name,
      icon,
      link,
      mobileLink,
      isLogin,
      isFrame,
      terminal,
      isDefault: 0 as const,
      path: link.startsWith('/') ? link : entryAddress({ isFrame, pageNavigationId: id }),
      sort: row.sort ?? afterBuiltIn + index,
      audience: row.audience ?? (isLogin ? members : undefined),
    };
  });
  await insertMany(transaction, menuEntry, {
    rows,
    update: {
      key: [menuEntry.id],
      columns: ['name', 'icon', 'link', 'mobileLink', 'isLogin', 'isFrame', 'terminal', 'path', 'sort', 'audience'],
    },
  });
}
