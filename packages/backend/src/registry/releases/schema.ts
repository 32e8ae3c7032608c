import type { NodeFacts } from '@portico/area/operator';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../kernel/database/bytes.ts';
import { moment } from '../../kernel/database/columns.ts';

/** A published build. Its files are in the data directory; a row is never changed. */
export const registryRelease = pgTable(
  'registry_release',
  {
    area: text('area').notNull(),
    buildId: text('build_id').notNull(),
    /** `area.json`, the exact bytes that were signed. */
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
 * Activations: rows are only added, and the newest of an area and an audience applies. The revision is the primary key,
 * so of two that start from the same one only one succeeds.
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
    /** The previously active build, for rollback. */
    replaced: text('replaced'),
    /** This row reverted another one. */
    rollback: boolean('rollback').notNull().default(false),
    /** An operator activated it with --force: the portal does not roll it back. */
    forced: boolean('forced').notNull().default(false),
    /** The reason, if the portal itself acted. */
    note: text('note'),
    time: moment('time').notNull(),
  },
  (table) => [index('registry_activation_area').on(table.area, table.school, table.revision)],
);

/** The signed document of each revision: the only source of what is active. */
export const registryDocument = pgTable('registry_document', {
  revision: integer('revision').primaryKey(),
  document: text('document').notNull(),
  signature: text('signature').notNull(),
  keyId: text('key_id').notNull(),
  time: moment('time').notNull(),
});

/** The public keys that may publish an area; all nodes of a database accept them. */
export const registryKey = pgTable(
  'registry_key',
  {
    area: text('area').notNull(),
    /** Its fingerprint. */
    id: text('id').notNull(),
    /** PEM, sealed with its state and area. */
    publicKey: text('public_key').notNull(),
    revoked: boolean('revoked').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.id] })],
);

/** The files of builds, where no object store has them: by path, each content once. */
export const registryFile = pgTable(
  'registry_file',
  {
    path: text('path').primaryKey(),
    /** sha256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
  },
  (table) => [index('registry_file_hash').on(table.hash)],
);

/** Their contents in parts, so that no statement carries a large file. */
export const registryContent = pgTable(
  'registry_content',
  {
    hash: text('hash').notNull(),
    part: integer('part').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.part] })],
);

/** Who did what and when, from which revision to which. */
export const registryAudit = pgTable('registry_audit', {
  id: serial('id').primaryKey(),
  time: moment('time').notNull(),
  who: text('who').notNull(),
  action: text('action').$type<'publish' | 'activate' | 'rollback' | 'halt' | 'collect'>().notNull(),
  area: text('area').notNull(),
  buildId: text('build_id'),
  school: text('school'),
  share: integer('share'),
  preview: text('preview'),
  note: text('note'),
  fromRevision: integer('from_revision').notNull(),
  toRevision: integer('to_revision').notNull(),
});

export type ReleaseRow = typeof registryRelease.$inferSelect;
export type ActivationRow = typeof registryActivation.$inferSelect;

/** The builds that a tab runs or has run: counted by `tabs`, evaluated for automatic rollback. Old rows are deleted. */
export const registryTab = pgTable(
  'registry_tab',
  {
    /** Random, created by the tab. */
    tab: text('tab').notNull(),
    area: text('area').notNull(),
    buildId: text('build_id').notNull(),
    first: moment('first').notNull(),
    seen: moment('seen').notNull(),
    /** False once the tab reported that it closes, or that it runs another build. */
    open: boolean('open').notNull(),
    failed: boolean('failed').notNull(),
    /** The source of the report, as a trial counts it; null if the visitor's own plan does not name this build. */
    witness: text('witness'),
    /** Its school; empty for tabs from before schools were noted. */
    fid: text('fid').notNull().default(''),
    /** The shell that it runs: `shellName` of @portico/area. */
    shell: text('shell'),
  },
  (table) => [primaryKey({ columns: [table.tab, table.area, table.buildId] }), index('registry_tab_build').on(table.area, table.buildId)],
);

/** Counts of tab reports. Web vitals by the upper edge of their bucket. */
export const registryReport = pgTable(
  'registry_report',
  {
    area: text('area').notNull(),
    buildId: text('build_id').notNull(),
    /** `error`, `LCP`, … */
    what: text('what').notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.buildId, table.what, table.bucket] })],
);

/** The same counts by five minutes, for 8 days. */
export const registryTick = pgTable(
  'registry_tick',
  {
    area: text('area').notNull(),
    buildId: text('build_id').notNull(),
    at: moment('at').notNull(),
    what: text('what').notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.buildId, table.at, table.what, table.bucket] }),
    index('registry_tick_what').on(table.what, table.at),
  ],
);

/** Each check of a rollout, or of an activation for everyone. The key lets one node do it, whichever is first. */
export const registryLook = pgTable(
  'registry_look',
  {
    /** Of the activation. */
    revision: integer('revision').notNull(),
    look: integer('look').notNull(),
    /** Tabs and failed tabs of both builds, and the probability that the difference is chance. */
    numbers: text('numbers').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.look] })],
);

/** Every shell that was served: tabs keep old ones open, and areas must fit them too. */
export const registryShell = pgTable('registry_shell', {
  /** `shellName` of @portico/area. */
  shell: text('shell').primaryKey(),
  contract: text('contract').notNull(),
  /** What it provides to areas: JSON, versions or ranges by package. */
  shares: text('shares').notNull(),
  /** When a node last served it. */
  served: moment('served').notNull(),
});

/** The nodes that serve this registry, each with its last heartbeat. */
export const registryNode = pgTable('registry_node', {
  node: text('node').primaryKey(),
  /** Hash of the shell that it serves. */
  shell: text('shell').notNull(),
  revision: integer('revision').notNull(),
  /** What must be alike at all nodes, and the faults of its files. */
  facts: jsonb('facts').$type<NodeFacts>().notNull().default({ name: '', missing: [], damaged: [], keys: {} }),
  /** Its own clock at `seen`, which is the database's time. */
  clock: moment('clock').notNull(),
  seen: moment('seen').notNull(),
});
