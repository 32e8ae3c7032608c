import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** A published build. Its files lie in the data directory; a row is never changed. */
export const registryRelease = pgTable(
  'registry_release',
  {
    area: text('area').notNull(),
    buildId: text('build_id').notNull(),
    /** `area.json` as it was signed, byte for byte. */
    record: text('record').notNull(),
    signature: text('signature').notNull(),
    /** Fingerprint of the key that signed it. */
    keyId: text('key_id').notNull(),
    publishTime: moment('publish_time').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.buildId] })],
);

/**
 * What was made active when: rows are only added, the newest of an area and a school holds. The revision is the
 * primary key, so two that start from the same one cannot both win.
 */
export const registryActivation = pgTable(
  'registry_activation',
  {
    revision: integer('revision').primaryKey(),
    area: text('area').notNull(),
    /** Null: this school follows everyone again. */
    buildId: text('build_id'),
    /** Null: everyone. */
    school: text('school'),
    /** Percent of visitors. */
    share: integer('share'),
    preview: text('preview'),
    /** What was active before, for the way back. */
    replaced: text('replaced'),
    /** This row took another one back. */
    rollback: boolean('rollback').notNull().default(false),
    time: moment('time').notNull(),
  },
  (table) => [index('registry_activation_area').on(table.area, table.school, table.revision)],
);

/** Who did what when, from which revision to which. */
export const registryAudit = pgTable('registry_audit', {
  id: serial('id').primaryKey(),
  time: moment('time').notNull(),
  who: text('who').notNull(),
  action: text('action').$type<'publish' | 'activate' | 'rollback'>().notNull(),
  area: text('area').notNull(),
  buildId: text('build_id'),
  school: text('school'),
  fromRevision: integer('from_revision').notNull(),
  toRevision: integer('to_revision').notNull(),
});

export type ReleaseRow = typeof registryRelease.$inferSelect;
export type ActivationRow = typeof registryActivation.$inferSelect;
