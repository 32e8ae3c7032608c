import type { Terminal } from '@portico/contracts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { audience, fid } from '../../kernel/database/columns.ts';

/** An entry of the school's menu, built in or the school's own. */
export const menuEntry = pgTable('menu_entry', {
  /** Also used as pageNavigationId. */
  id: text('id').primaryKey(),
  fid: fid(),
  parentId: text('parent_id'),
  name: text('name').notNull(),
  icon: text('icon'),
  link: text('link').notNull(),
  path: text('path').notNull(),
  mobileLink: text('mobile_link'),
  isDefault: integer('is_default').$type<0 | 1>().notNull(),
  isLogin: integer('is_login').$type<0 | 1>().notNull(),
  isFrame: integer('is_frame').$type<0 | 1>().notNull(),
  terminal: text('terminal').$type<Terminal>().notNull().default('all'),
  /** The module that switches a built-in entry. */
  module: text('module'),
  sort: integer('sort').notNull(),
  audience: audience(),
});

/** A page module (parent empty) or a block of one (parent is its module's id), and whether it is on. */
export const moduleSwitch = pgTable(
  'module_switch',
  {
    fid: fid(),
    sign: text('sign').notNull(),
    parent: text('parent').notNull().default(''),
    name: text('name').notNull(),
    open: integer('open').$type<0 | 1>().notNull().default(1),
    maintenance: integer('maintenance').$type<0 | 1>().notNull().default(0),
    text: text('text'),
    sort: integer('sort').notNull(),
    audience: audience(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.sign] })],
);
