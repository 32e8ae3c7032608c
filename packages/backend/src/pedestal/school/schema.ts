import type { UnitConfig } from '@portico/contracts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Partners } from '../../kernel/environment/partner-settings.ts';

/** A school or office on this deployment, found by the host name of a request. */
export const school = pgTable('school', {
  fid: text('fid').primaryKey(),
  /** Lower case, without port. */
  host: text('host').notNull().unique(),
  unitName: text('unit_name').notNull(),
  template: integer('template').$type<UnitConfig['template']>().notNull().default(1),
  specialStyle: integer('special_style').$type<0 | 1>().notNull().default(1),
  bottomMediaStyle: integer('bottom_media_style').$type<UnitConfig['bottomMediaStyle']>().notNull().default(1),
  homePath: text('home_path'),
  grayMode: integer('gray_mode').$type<0 | 1>().notNull().default(0),
  elderMode: integer('elder_mode').$type<0 | 1>().notNull().default(1),
  filings: jsonb('filings').$type<UnitConfig['filings']>().notNull(),
  contact: jsonb('contact').$type<string[]>().notNull(),
  /** 0 own login page, 1 CAS, 2 API. */
  loginType: integer('login_type').$type<0 | 1 | 2>().notNull().default(0),
  loginPath: text('login_path').notNull().default('/login'),
  /** Its own systems, which win over those of the environment. Secrets lie sealed here (partner/seal-partners.ts). */
  partners: jsonb('partners').$type<Partners>().notNull().default({}),
  /** Minutes; 0 means the default. */
  onLineMinute: integer('on_line_minute').notNull().default(0),
  refreshMinute: integer('refresh_minute').notNull().default(0),
  loginRedirectType: text('login_redirect_type').$type<'0' | '1'>().notNull().default('0'),
  redirectNavigation: text('redirect_navigation').notNull().default(''),
  disabled: boolean('disabled').notNull().default(false),
  /** Grows with every change of what is kept in memory about this school. */
  revision: integer('revision').notNull().default(1),
});

export type School = typeof school.$inferSelect;
