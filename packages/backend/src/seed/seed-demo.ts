import type { Database, Transaction } from '../database/database.ts';
import { school } from '../school/schema.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { governmentContent } from './content/government.ts';
import { universityContent } from './content/university.ts';
import { type DemoSchool, demoSchools } from './demo-schools.ts';
import { type Moments, momentsAround } from './moments.ts';
import { idsOf } from './rows.ts';
import { seedConfig } from './seed-config.ts';
import { seedNews } from './seed-news.ts';
import { seedNotices } from './seed-notices.ts';
import { seedPeople } from './seed-people.ts';
import { seedServices } from './seed-services.ts';
import { seedTeaching } from './seed-teaching.ts';
import { seedUnit } from './seed-unit.ts';

/** The password of every demo account; printed at the start. */
export const demoPassword = 'Qinghe#2026';

/** What the parts of the seed are given. */
export interface SeedContext {
  transaction: Transaction;
  demo: DemoSchool;
  fid: string;
  content: ReturnType<typeof universityContent>;
  moments: Moments;
  ids: ReturnType<typeof idsOf>;
}

/** Adds the demo schools that the database does not have yet. A school is added whole or not at all. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const moments = momentsAround(now);
  const present = new Set((await database.select({ fid: school.fid }).from(school)).map((row) => row.fid));
  const missing = demoSchools.filter((demo) => !present.has(demo.settings.fid));
  if (missing.length === 0) return;
  // One hash for all demo accounts: each costs tens of milliseconds on purpose.
  const passwordHash = await hashPassword(demoPassword);
  for (const demo of missing) {
    await database.transaction((transaction) => seedSchool({ transaction, demo, moments, passwordHash }));
  }
}

async function seedSchool(parts: { transaction: Transaction; demo: DemoSchool; moments: Moments; passwordHash: string }): Promise<void> {
  const { transaction, demo, moments, passwordHash } = parts;
  const added = await transaction.insert(school).values(demo.settings).onConflictDoNothing().returning({ fid: school.fid });
  // Another node was faster.
  if (added.length === 0) return;
  const { fid } = demo.settings;
  const content = demo.kind === 'university' ? universityContent(moments) : governmentContent(moments);
  const context: SeedContext = { transaction, demo, fid, content: renamed(content, demo), moments, ids: idsOf(fid) };
  await seedUnit(context);
  await seedConfig(context);
  const services = await seedServices(context);
  await seedNews(context);
  const people = await seedPeople(context, { passwordHash, services });
  await seedNotices(context, people);
  await seedTeaching(context, people);
}

/** The university's texts bear its name; the other schools have their own. */
function renamed<Content>(content: Content, { settings, kind }: DemoSchool): Content {
  if (kind !== 'university' || settings.unitName === '清禾大学') return content;
  return JSON.parse(JSON.stringify(content).replaceAll('清禾大学', settings.unitName)) as Content;
}
