import { entryAddress } from '@portico/area';
import type { UserType } from '@portico/contracts';
import { menuEntry } from '../unit/schema.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';

type Row = typeof menuEntry.$inferInsert;
/** The school's own entries come after the built-in ones. */
const afterBuiltIn = 100;
const members: UserType[] = ['STUDENT', 'STAFF'];

export function menuWriter({ fid, codes, refuse }: ImportContext): ListWriter<'menus', Row> {
  return {
    table: menuEntry,
    fid: menuEntry.fid,
    id: { column: menuEntry.id, name: 'id' },
    key: [menuEntry.id],
    changing: () => ['name', 'icon', 'link', 'mobileLink', 'isLogin', 'isFrame', 'terminal', 'path', 'sort', 'audience'],
    check(rows) {
      for (const { row, index } of rows) {
        if (row.isFrame && !/^https:/i.test(row.link)) refuse('menus', index + 1, 'link: what opens in a frame must be an https address');
        codes.idOf('menus', row.code, index);
      }
    },
    idOf: ({ row, index }) => codes.idOf('menus', row.code, index),
    make({ row, index }) {
      const { name, icon, link, mobileLink, isLogin, isFrame, terminal } = row;
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
    },
  };
}
