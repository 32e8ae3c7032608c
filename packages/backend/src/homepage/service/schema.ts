import type { BusinessSystem, GuideBody, ServiceItem } from '@portico/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { audience, fid, moment } from '../../kernel/database/columns.ts';

export const department = pgTable('department', {
  id: text('id').primaryKey(),
  fid: fid(),
  name: text('name').notNull(),
  sort: integer('sort').notNull(),
});

export const serviceType = pgTable('service_type', {
  id: text('id').primaryKey(),
  fid: fid(),
  name: text('name').notNull(),
  icon: text('icon'),
  sort: integer('sort').notNull(),
});

export const serviceLabel = pgTable('service_label', {
  id: text('id').primaryKey(),
  fid: fid(),
  groupName: text('group_name').notNull(),
  name: text('name').notNull(),
  color: text('color'),
  sort: integer('sort').notNull(),
});

/** A service, or a business system: both are opened, collected and counted the same way. */
export const service = pgTable(
  'service',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    kind: text('kind').$type<'service' | 'business'>().notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    summary: text('summary'),
    badge: jsonb('badge').$type<NonNullable<ServiceItem['badge']>>(),
    pcUrl: text('pc_url').notNull(),
    mobileUrl: text('mobile_url').notNull(),
    deptId: text('dept_id').notNull(),
    typeIds: text('type_ids').array().notNull(),
    labelIds: text('label_ids').array().notNull(),
    isLogin: integer('is_login').$type<0 | 1>().notNull(),
    isFrame: integer('is_frame').$type<0 | 1>().notNull().default(0),
    terminal: text('terminal').$type<ServiceItem['terminal']>().notNull().default('all'),
    handleType: text('handle_type').$type<ServiceItem['handleType']>().notNull(),
    status: text('status').$type<ServiceItem['status']>().notNull().default('on'),
    statusText: text('status_text'),
    resumeTime: moment('resume_time'),
    hits: integer('hits').notNull().default(0),
    /** Initials of the syllables, lower case: cjcx for 成绩查询. */
    pinyin: text('pinyin').notNull(),
    recommended: boolean('recommended').notNull().default(false),
    networkScope: text('network_scope').$type<BusinessSystem['networkScope']>().notNull().default('any'),
    ssoType: text('sso_type').$type<BusinessSystem['ssoType']>().notNull().default('none'),
    /** Where others can request it; without it they don't see it. */
    applyUrl: text('apply_url'),
    /** The source that has its tasks. */
    sourceCode: text('source_code'),
    guide: jsonb('guide').$type<GuideBody>(),
    sort: integer('sort').notNull(),
    createTime: moment('create_time').notNull(),
    audience: audience(),
  },
  (table) => [index('service_school').on(table.fid)],
);

export const favourite = pgTable(
  'favourite',
  {
    personId: text('person_id').notNull(),
    serviceId: text('service_id').notNull(),
    fid: fid(),
    collectTime: moment('collect_time').notNull(),
    /** Position in the person's own order; before they arrange anything, the newest comes first. */
    sort: integer('sort').notNull().default(0),
    /** The person's own name for a group; empty: in none. */
    groupName: text('group_name').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.personId, table.serviceId] }), index('favourite_service').on(table.serviceId)],
);

/** A person's opened services, with the latest time and count. */
export const serviceUse = pgTable(
  'service_use',
  {
    personId: text('person_id').notNull(),
    serviceId: text('service_id').notNull(),
    fid: fid(),
    lastTime: moment('last_time').notNull(),
    times: integer('times').notNull(),
    /** Cleared from the list by the person; opening it again brings it back. */
    clearedTime: moment('cleared_time'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.serviceId] })],
);

/** A group of services that the school recommends, for example to a role. */
export const recommendation = pgTable('recommendation', {
  id: text('id').primaryKey(),
  fid: fid(),
  type: text('type').notNull(),
  name: text('name').notNull(),
  serviceIds: text('service_ids').array().notNull(),
  sort: integer('sort').notNull(),
  audience: audience(),
});

/** A person's rating of a service. */
export const evaluation = pgTable(
  'evaluation',
  {
    personId: text('person_id').notNull(),
    serviceId: text('service_id').notNull(),
    fid: fid(),
    level: integer('level').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    comment: text('comment').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.serviceId] }), index('evaluation_service').on(table.fid, table.serviceId)],
);
