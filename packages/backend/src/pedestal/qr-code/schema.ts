import { pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** A QR code that a computer shows and a signed-in phone answers. */
export const qrCode = pgTable('qr_code', {
  /** SHA-256 of the scene. */
  sceneHash: text('scene_hash').primaryKey(),
  fid: fid(),
  /** SHA-256 of the nonce cookie of the browser that shows it: only that browser may ask for its state. */
  browserHash: text('browser_hash').notNull(),
  device: text('device').notNull(),
  ip: text('ip').notNull(),
  status: text('status').$type<'waiting' | 'scanned' | 'confirmed' | 'rejected'>().notNull().default('waiting'),
  /** The person who scanned; only they may answer. */
  personId: text('person_id'),
  expireTime: moment('expire_time').notNull(),
});
