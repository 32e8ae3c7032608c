import type { Transaction } from '../../kernel/database/database.ts';
import { menuEntry, moduleSwitch } from './schema.ts';
import { everyone, members, standardModules, unlistedPages } from './standard-modules.ts';

interface Unit {
  fid: string;
  /** Ids of the menu entries, by their place. */
  menuId: (index: number) => string;
  /** Modules that begin closed. */
  off?: readonly string[] | undefined;
  /** The module whose page is the first of the menu. */
  first?: string | undefined;
}

/** Writes the modules, blocks and menu that a new school begins with. */
export async function writeUnit(transaction: Transaction, { fid, menuId, off = [], first }: Unit): Promise<void> {
  const switches = standardModules.flatMap(({ sign, name, audience = everyone, blocks = [] }, sort) => [
    { fid, sign, name, sort, audience, open: off.includes(sign) ? (0 as const) : (1 as const) },
    ...blocks.map(([block, blockName], index) => ({ fid, sign: block, parent: sign, name: blockName, sort: sort * 10 + index, audience })),
  ]);
  await transaction.insert(moduleSwitch).values(switches);
  const firstOne = standardModules.flatMap((module) => (module.sign === first ? [{ ...module, ...unlistedPages[module.sign] }] : []));
  const entries = [...standardModules.filter((module) => module.path), ...firstOne].map(
    ({ sign, name, path = '', mobile, icon, audience = everyone }, index) => ({
      id: menuId(index),
      fid,
      name,
      icon,
      link: path,
      path,
      mobileLink: mobile,
      module: sign,
      sort: sign === first ? -1 : index,
      audience,
      isDefault: 1 as const,
      isLogin: audience === members ? (1 as const) : (0 as const),
      isFrame: 0 as const,
    }),
  );
  await transaction.insert(menuEntry).values(entries);
}
