import type { PersonInfo, SignInMethod, UserType } from '@portico/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { fid, moment } from '../../kernel/database/columns.ts';

/** Somebody who can sign in. */
export const person = pgTable(
  'person',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    /** Lower case: accounts are compared without regard to it. */
    account: text('account').notNull(),
    name: text('name').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    /** argon2id. */
    passwordHash: text('password_hash'),
    avatar: text('avatar').notNull().default(''),
    deptId: text('dept_id'),
    deptName: text('dept_name'),
    roles: jsonb('roles').$type<PersonInfo['roles']>().notNull(),
    /** As it is shown to the person: masked. */
    profile: jsonb('profile')
      .$type<Pick<PersonInfo, 'gender' | 'mobile' | 'mail' | 'idNo' | 'major' | 'className' | 'title' | 'campus'>>()
      .notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** The password was handed out by the school and must be changed first. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The version of the terms that the person has agreed to; empty after a withdrawal. */
    consentVersion: text('consent_version').notNull().default(''),
    consentTime: moment('consent_time'),
    /** The person has closed the account: only this row is left, without a name. */
    closedTime: moment('closed_time'),
    lastLoginTime: moment('last_login_time'),
    lastLoginIp: text('last_login_ip'),
  },
  (table) => [uniqueIndex('person_account').on(table.fid, table.account)],
);

/** One sign-in of a person or a guest; its id is the token's jti. The row decides whether the token holds. */
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
    /** SHA-256 of the companion cookie `sid`; empty until the person has confirmed a sign-in that this browser did not start. */
    companionHash: text('companion_hash').notNull(),
    revokedTime: moment('revoked_time'),
    /** The identity token of an OpenID sign-in, sealed: the provider ends its own session by it. */
    idTokenSealed: text('id_token_sealed'),
  },
  (table) => [
    index('session_person').on(table.personId),
    index('session_last').on(table.lastTime),
    index('session_companion').on(table.companionHash),
  ],
);

/** A key pair for tokens. The newest signs; the others check until they are retired. All nodes share them. */
export const signingKey = pgTable('signing_key', {
  kid: text('kid').primaryKey(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  createTime: moment('create_time').notNull(),
});

export const captcha = pgTable('captcha', {
  id: text('id').primaryKey(),
  fid: fid(),
  answer: text('answer').notNull(),
  expireTime: moment('expire_time').notNull(),
});

/** Wrong passwords for one account from one address; other addresses are not locked out by them. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    fid: fid(),
    account: text('account').notNull(),
    ip: text('ip').notNull(),
    count: integer('count').notNull(),
    lastTime: moment('last_time').notNull(),
    lockedUntil: moment('locked_until'),
    /** SHA-256 of the one-time link that was mailed at the lock. */
    unlockHash: text('unlock_hash'),
  },
  (table) => [primaryKey({ columns: [table.fid, table.account, table.ip] }), index('sign_in_failure_time').on(table.fid, table.lastTime)],
);

export type Person = typeof person.$inferSelect;
export type Session = typeof session.$inferSelect;
