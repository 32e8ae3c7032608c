import { sql } from 'drizzle-orm';
import { openEmbedded } from '../kernel/database/embedded.ts';
import { openServer } from '../kernel/database/server.ts';

/** Writes row after row and says each number once its write is acknowledged, until somebody ends it. */
const [, , directory = '', url = ''] = process.argv;
const { database } = url ? await openServer(url) : await openEmbedded(directory);
for (let number = 1; ; number += 1) {
  await database.execute(sql`insert into search_count values ('durable', ${String(number)}, 1)`);
  process.stdout.write(`${number}\n`);
}
