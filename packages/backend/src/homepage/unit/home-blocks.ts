import { randomUUID } from 'node:crypto';
import type { HomePlace } from '@portico/area/operator';
import type { HomeBlock } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { type ConfigBodies, configItem } from '../../kernel/config/schema.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import type { HomepageContext } from '../context.ts';
import { moduleSwitch } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
type Body = ConfigBodies['homeBlock'];

/** Width of a block in each slot, of 24 columns. */
export const spanIn: Record<HomeBlock['area'], HomeBlock['span']> = { top: 24, left: 8, main: 16, right: 8, bottom: 24 };

/** An operator's placement of a block on a school's home; absent fields stay unchanged, or take the default. */
export interface BlockWish {
  sign: string;
  area?: HomeBlock['area'] | undefined;
  /** Inserts before this block; without it a new block comes last, and an existing one keeps its position. */
  before?: string | undefined;
  membersOnly?: boolean | undefined;
  settings?: HomeBlock['props'] | undefined;
}

/** The schools whose home is changed, and who changes it. */
interface At {
  fids: string[];
  by: Actor;
}

/** Places, moves or changes a block on the home of the schools that know it. Undefined if no school knows it. */
export function placeBlock(store: Store, wish: BlockWish, { fids, by }: At): Promise<HomePlace[] | undefined> {
  return arrange(store, { fids, by, sign: wish.sign, action: 'block.place' }, (rows, name) => {
    const standing = rows.find(({ body }) => body.sign === wish.sign);
    const area = wish.area ?? standing?.body.area ?? 'bottom';
    const body: Body = {
      template: 0,
      sign: wish.sign,
      name: standing?.body.name ?? name,
      area,
      span: spanIn[area],
      open: 1,
      isLogin: wish.membersOnly === undefined ? (standing?.body.isLogin ?? 0) : wish.membersOnly ? 1 : 0,
      props: wish.settings ?? standing?.body.props ?? {},
    };
    const placed = { id: standing?.id ?? `block-${randomUUID()}`, body };
    const others = rows.filter(({ body: each }) => each.sign !== wish.sign);
    const before = wish.before === undefined ? -1 : others.findIndex(({ body: each }) => each.sign === wish.before);
    const stays = standing && wish.before === undefined ? rows.indexOf(standing) : others.length;
    others.splice(before >= 0 ? before : stays, 0, placed);
    return others;
  });
}

/** Removes a block from the home of these schools. Undefined if none has it there. */
export function removeBlock(store: Store, sign: string, { fids, by }: At): Promise<HomePlace[] | undefined> {
  return arrange(store, { fids, by, sign, action: 'block.remove' }, (rows) => {
    const left = rows.filter(({ body }) => body.sign !== sign);
    return left.length === rows.length ? undefined : left;
  });
}

/** The blocks of each school's home, in order. */
export async function listBlocks({ database }: Pick<Store, 'database'>, fids: string[]): Promise<HomePlace[]> {
  const lists = await database.transaction((transaction) => Promise.all(fids.map((fid) => placesOf(transaction, fid))));
  return lists.flat();
}

interface Row {
  id: string;
  body: Body;
}

async function arrange(
  { database, schools, now }: Store,
  { fids, by, sign, action }: At & { sign: string; action: 'block.place' | 'block.remove' },
  change: (rows: Row[], name: string) => Row[] | undefined,
): Promise<HomePlace[] | undefined> {
  const changed: string[] = [];
  const places = await database.transaction(async (transaction) => {
    for (const fid of fids) {
      const known = (await switchesOf(transaction, fid)).get(sign);
      const rows = await rowsOf(transaction, fid);
      const after = known || action === 'block.remove' ? change([...rows], known?.name ?? sign) : undefined;
      if (!after) continue;
      changed.push(fid);
      // Positions are renumbered: a home has a few dozen blocks at most.
      await transaction.delete(configItem).where(isBlockOf(fid));
      const values = after.map(({ id, body }, sort) => ({ id, fid, kind: 'homeBlock' as const, sort, body }));
      if (values.length > 0) await transaction.insert(configItem).values(values);
      const operation = { by, action, object: sign, fid, before: orderOf(rows), after: orderOf(after) };
      await writeOperation({ database: transaction, now }, operation);
    }
    return (await Promise.all(changed.map((fid) => placesOf(transaction, fid)))).flat();
  });
  for (const fid of changed) await schools.changed(fid);
  return changed.length > 0 ? places : undefined;
}

/** What a home shows, as the audit log names it. */
const orderOf = (rows: readonly Row[]) => rows.map(({ body: { sign, area, isLogin, props } }) => ({ sign, area, isLogin, props }));

const isBlockOf = (fid: string) => and(eq(configItem.fid, fid), eq(configItem.kind, 'homeBlock'));

async function rowsOf(transaction: Transaction, fid: string): Promise<Row[]> {
  const rows = await transaction.select().from(configItem).where(isBlockOf(fid)).orderBy(configItem.sort, configItem.id);
  return rows.map(({ id, body }) => ({ id, body: body as Body }));
}

async function switchesOf(transaction: Transaction, fid: string) {
  const rows = await transaction.select().from(moduleSwitch).where(eq(moduleSwitch.fid, fid));
  return new Map(rows.map((row) => [row.sign, row]));
}

async function placesOf(transaction: Transaction, fid: string): Promise<HomePlace[]> {
  const switches = await switchesOf(transaction, fid);
  return (await rowsOf(transaction, fid)).map(({ body: { sign, name, area, props, isLogin, open } }) => {
    const own = switches.get(sign);
    const isOn = own?.open === 1 && (own.parent === '' || switches.get(own.parent)?.open === 1);
    return { fid, sign, name, area, props, membersOnly: isLogin === 1, open: open === 1 && isOn };
  });
}
