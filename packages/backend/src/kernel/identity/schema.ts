import type { PersonInfo, SignInMethod, UnitConfig, UserType } from '@portico/contracts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fid, moment } from '../database/columns.ts';
import type { Partners } from '../environment/partner-settings.ts';

/** A school or office on this deployment, found by a request's host name. */
export const school = pgTable('school', {
  fid: text('fid').primaryKey(),
  /** Lower case, without port. */
  host: text('host').notNull().unique(),
  /** Further names that lead here; addresses are built with `host`. */
  otherHosts: jsonb('other_hosts').$type<string[]>().notNull().default([]),
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
  /** Its own partners, which override the environment's. Secrets are sealed (partner/seal-partners.ts). */
  partners: jsonb('partners').$type<Partners>().notNull().default({}),
  /** Minutes; 0 means the default. */
  onLineMinute: integer('on_line_minute').notNull().default(0),
  refreshMinute: integer('refresh_minute').notNull().default(0),
  loginRedirectType: text('login_redirect_type').$type<'0' | '1'>().notNull().default('0'),
  redirectNavigation: text('redirect_navigation').notNull().default(''),
  disabled: boolean('disabled').notNull().default(false),
  /** Increases with every change of the cached data of this school. */
  revision: integer('revision').notNull().default(1),
});

/** A person who can sign in. */
export const person = pgTable(
  'person',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    /** Lower case: accounts are compared without case. */
    account: text('account').notNull(),
    name: text('name').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    /** argon2id. */
    passwordHash: text('password_hash'),
    avatar: text('avatar').notNull().default(''),
    deptId: text('dept_id'),
    deptName: text('dept_name'),
    roles: jsonb('roles').$type<PersonInfo['roles']>().notNull(),
    /** As shown to the person: masked. */
    profile: jsonb('profile')
      .$type<Pick<PersonInfo, 'gender' | 'mobile' | 'mail' | 'idNo' | 'major' | 'className' | 'title' | 'campus'>>()
      .notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** The initial password, which must be changed first. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The version of the terms that the person agreed to; empty after a withdrawal. */
    consentVersion: text('consent_version').notNull().default(''),
    consentTime: moment('consent_time'),
    /** The person has closed the account: only this row remains, without a name. */
    closedTime: moment('closed_time'),
    /** When the account will be closed, as the person has asked. */
    closeTime: moment('close_time'),
    /** The page that the person starts on; empty: the school's own. */
    startPath: text('start_path').notNull().default(''),
    lastLoginTime: moment('last_login_time'),
    lastLoginIp: text('last_login_ip'),
  },
  (table) => [uniqueIndex('person_account').on(table.fid, table.account)],
);

/** One sign-in of a person or a guest; its id is the token's jti. The row decides whether the token is valid. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').references(() => person.id, { onDelete: 'cascade' }),
    loginTime: moment('login_time').notNull(),
    lastTime: moment('last_time').notNull(),
    device: text('device').notNull(),
    ip: text('ip').notNull(),
    method: text('method').$type<SignInMethod | 'guest'>().notNull().default('password'),
    /**
     * SHA-256 of the companion cookie `sid`; empty until the person has confirmed a sign-in that this browser did not
     * start.
     */
    companionHash: text('companion_hash').notNull(),
    revokedTime: moment('revoked_time'),
    /** When the person last proved with the password to be there. */
    stepUpTime: moment('step_up_time'),
    /** The identity token of an OpenID sign-in, sealed: the provider needs it to end its own session. */
    idTokenSealed: text('id_token_sealed'),
  },
  (table) => [
    index('session_person').on(table.personId),
    index('session_last').on(table.lastTime),
    index('session_companion').on(table.companionHash),
  ],
);

export type School = typeof school.$inferSelect;
export type Person = typeof person.$inferSelect;
export type Session = typeof session.$inferSelect;
