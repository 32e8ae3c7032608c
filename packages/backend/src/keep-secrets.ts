import { and, eq, like, not } from 'drizzle-orm';
import { calendarFeed } from './homepage/calendar/schema.ts';
import { source } from './homepage/source/schema.ts';
import { openSource, sealSource } from './homepage/source/seal-headers.ts';
import type { Database } from './kernel/database/database.ts';
import { Problem } from './kernel/environment/problem.ts';
import { school } from './kernel/identity/schema.ts';
import { type Sealer, sealedMark } from './kernel/secret/sealer.ts';
import { sealPartners, unreadablePartners } from './pedestal/partner/seal-partners.ts';

/** At start: seals plain text left by an older version or by manual SQL; reports a key that opens nothing. */
export async function keepSecrets(database: Database, sealer: Sealer): Promise<void> {
  const wrong: string[] = [];
  for (const { fid, partners } of await database.select({ fid: school.fid, partners: school.partners }).from(school)) {
    wrong.push(...unreadablePartners(sealer, fid, partners).map((name) => `${name} of ${fid}`));
    const sealed = sealPartners(sealer, fid, partners);
    if (JSON.stringify(sealed) !== JSON.stringify(partners))
      await database.update(school).set({ partners: sealed }).where(eq(school.fid, fid));
  }
  for (const row of await database.select().from(source)) {
    try {
      openSource(sealer, row);
    } catch {
      wrong.push(`the source ${row.code} of ${row.fid}`);
    }
    const sealed = sealSource(sealer, row);
    if (JSON.stringify(sealed) !== JSON.stringify(row)) {
      await database
        .update(source)
        .set({ http: sealed.http })
        .where(and(eq(source.fid, row.fid), eq(source.code, row.code)));
    }
  }
  if (wrong.length > 0) {
    throw new Problem(
      `The secrets of ${wrong.join(', ')} were sealed with another key. Set PORTICO_SECRET_KEY to the key that sealed them, or bring the file secret-key of that data directory.`,
    );
  }
  const plain = not(like(calendarFeed.secret, `${sealedMark}%`));
  for (const { personId, secret } of await database.select().from(calendarFeed).where(plain)) {
    await database
      .update(calendarFeed)
      .set({ secret: sealer.seal(secret, `calendar ${personId}`) })
      .where(eq(calendarFeed.personId, personId));
  }
}
